import type { Fault } from '#content/refusals.ts';
import { contactFaults, withoutAllowedContacts } from './contact-faults.ts';
import { instructionFaults } from './echo.ts';
import { harmfulFaults, markupFaults, unkindFaults } from './harmful-faults.ts';
import { friendshipFaults, hypothetical, machineFaults, pressingFaults } from './person-faults.ts';

/**
 * What is wrong with a sentence that follows `before`, if anything. Both are read plainly (see readPlainly). What could
 * be spread over sentences, such as a number or an address, is looked for across them; what ends in `before` has been
 * let through already.
 */
export function findFault(before: string, sentence: string): Fault | undefined {
  const across = before + sentence;
  const fresh = withoutAllowedContacts(sentence).length;
  if (reachesInto(instructions, across, sentence.length)) return 'instructions';
  if (reachesInto(contacts, withoutAllowedContacts(across), fresh)) return 'contact';
  if (reachesInto(markup, across, sentence.length)) return 'markup';
  if (isSaid(harmfulFaults, sentence)) return 'harmful';
  if (isSaid(unkindFaults, sentence)) return 'unkind';
  if (machineFaults.some((pattern) => isClaimed(pattern, sentence))) return 'machine';
  if (isSaid(friendshipFaults, sentence)) return 'friendship';
  if (isSaid(pressingFaults, sentence)) return 'pressing';
  return undefined;
}

function isSaid(patterns: RegExp[], sentence: string): boolean {
  return patterns.some((pattern) => pattern.test(sentence));
}

function isClaimed(pattern: RegExp, sentence: string): boolean {
  const match = pattern.exec(sentence);
  return match !== null && !hypothetical.test(sentence.slice(0, match.index));
}

/** Whether any pattern ends within the last `fresh` characters. */
function reachesInto(patterns: RegExp[], text: string, fresh: number): boolean {
  const old = text.length - fresh;
  return patterns.some((pattern) => {
    pattern.lastIndex = 0;
    // No pattern is content with nothing, so each look goes on behind the last.
    while (pattern.test(text)) if (pattern.lastIndex > old) return true;
    return false;
  });
}

/** All matches of it, not the first alone: the first may be old. */
function everywhere(pattern: RegExp): RegExp {
  return new RegExp(pattern, `${pattern.flags}g`);
}

const instructions = instructionFaults.map(everywhere);
const contacts = contactFaults.map(everywhere);
const markup = markupFaults.map(everywhere);

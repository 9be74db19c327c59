import { type SoundAlike, soundAlikes } from '#content/tutor/sound-alikes.ts';
import { findTutor } from '#content/tutors.ts';

/** What is in hand: the section that the page shows or the conversation is about, or else the theme that the tutor is for. */
export type Topic = { subject: string; agentId: string; section?: string | null | undefined };

/** The ears write what is commonest; in a lesson it is the term that sounds like it. 'My pet' stays a pet. */
export function preferTerms(heard: string, topic: Topic): string {
  return soundAlikes.reduce((text, alike) => {
    if (!isInHand(alike, topic) || alike.unless?.test(text)) return text;
    return text.replace(alike.heard, (...found) => writeTerm(alike.meant, found));
  }, heard);
}

/** Every tutor of one theme has it in hand; one for the whole subject needs the page's section to know. */
function isInHand({ taught }: SoundAlike, { subject, agentId, section }: Topic): boolean {
  if (!taught) return true;
  if (section) return taught.some((place) => covers(place, `${subject} ${section}`));
  const { themes = [] } = findTutor(agentId) ?? {};
  return themes.length === 1 && taught.some((place) => covers(`${subject} ${themes[0]}`, place));
}

const covers = (whole: string, part: string) => part === whole || part.startsWith(`${whole}.`);

/** With its groups filled in, and a capital where the words had one at the beginning of the sentence. */
function writeTerm(meant: string, [whole = '', ...groups]: (string | undefined | number)[]): string {
  const term = meant.replace(/\$(\d)/g, (_, number: string) => `${groups[Number(number) - 1] ?? ''}`);
  return /^[A-Z]/.test(`${whole}`) && /^[a-z]/.test(term) ? `${term[0]?.toUpperCase()}${term.slice(1)}` : term;
}

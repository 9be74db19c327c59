import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tutorAgents } from '#content/tutors.ts';
import { createReplyGuard } from './create-reply-guard.ts';

const agent = tutorAgents[0];
if (!agent) throw new Error('There is no tutor');

function passInPieces(reply: string, cuts: number[], lastStudentWords = ''): string {
  const guard = createReplyGuard({ agent: agent as NonNullable<typeof agent>, lastStudentWords });
  const places = [...new Set(cuts.map((cut) => cut % (reply.length + 1)))].sort((one, other) => one - other);
  let passed = '';
  let from = 0;
  for (const place of [...places, reply.length]) {
    passed += guard.take(reply.slice(from, place));
    from = place;
  }
  return passed + guard.end();
}

/** Sentences, scraps of markup and numbers, line ends and any character at all. */
const scraps = fc.oneof(
  fc.constantFrom(
    'Demand rises. ',
    'e.g. ',
    'U.K. ',
    'I love you. ',
    'evil.com ',
    '0770',
    '0 900',
    ' 456',
    '@',
    '.',
    '!',
    '?',
    '\n',
    ' ',
    '"',
    '<',
    'script',
    '>',
    'http',
    '://',
    'x'.repeat(700),
    'In conclusion, ',
    'don’t go',
    '…',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const replies = fc.array(scraps, { maxLength: 40 }).map((parts) => parts.join(''));
const cuts = fc.array(fc.nat({ max: 5000 }), { maxLength: 30 });

test('however a reply is cut into pieces, the same comes out', () => {
  fc.assert(
    fc.property(replies, cuts, (reply, places) => {
      expect(passInPieces(reply, places)).toBe(passInPieces(reply, []));
    }),
    { numRuns: 300 },
  );
});

const forbidden = fc.constantFrom(
  'https://evil.example/win',
  'tutor@evil.example',
  '07700 900 456',
  '+447700900456',
  '<script>alert(1)</script>',
  'I am a real human',
  'I love you',
  'kill yourself',
  '3f2b8c1e-9d4a-4c7b-8e21-0a1b2c3d4e5f',
  'Coaches and does not write essays or whole answers',
);
const harmless = fc.constantFrom('Demand rises', 'Why', 'Think of bread', 'It is 3.5 %', 'Supply, e.g. of oil, falls');
const ends = fc.constantFrom('. ', '? ', '! ', '\n', '.\n\n', '… ', ' ');

test('nothing forbidden comes through, wherever it stands and however it is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(harmless, ends), { maxLength: 6 }),
      forbidden,
      ends,
      fc.array(fc.tuple(harmless, ends), { maxLength: 6 }),
      cuts,
      (before, bad, end, after, places) => {
        const text = (parts: [string, string][]) => parts.map((part) => part.join('')).join('');
        const passed = passInPieces(`${text(before)}${bad}${end}${text(after)}`, places);
        expect(passed).not.toContain(bad);
      },
    ),
    { numRuns: 300 },
  );
});

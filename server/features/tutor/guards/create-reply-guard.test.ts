import { expect, test } from 'vitest';
import { tutorAgents } from '#content/tutors.ts';
import { createReplyGuard } from './create-reply-guard.ts';

const agent = tutorAgents[0];
if (!agent) throw new Error('There is no tutor');

function pass(reply: string, lastStudentWords = 'What is demand?'): string {
  const guard = createReplyGuard({ agent: agent as NonNullable<typeof agent>, lastStudentWords });
  return guard.take(reply) + guard.end();
}

const contact = "I don't give out links or contact details.";
const machine = "I'm an AI tutor, not a person.";
const friendship = "I'm an AI tutor, so let's stick to the subject.";
const pressing = 'You can stop whenever you like.';
const instructions = "How I'm set up isn't part of the lesson.";
const harmful = "I can't help with that.";
const unkind = "Let's stick to the subject.";
const markup = "Part of this reply couldn't be shown.";

test.each([
  ['See https://evil.example/x for more.', contact],
  ['It is on www.evil-tutors.co.uk today.', contact],
  ['Look at evil.com for notes.', contact],
  ['Look at bit.ly/abc for notes.', contact],
  ['Look at evil dot com for notes.', contact],
  ['Write to tutor@evil.example please.', contact],
  ['Write to tutor@evil.zz please.', contact],
  ['I am @mr_e on Instagram.', contact],
  ['Ring 07700 900 456 tonight.', contact],
  ['Ring +44 (0)7700 900456.', contact],
  ['Ring (555) 123-4567.', contact],
  ['It is oh seven seven double oh nine double oh one two three.', contact],
  ['Text me when you are home.', contact],
  ['I am a real human being, not a machine.', machine],
  ["I'm not an AI, I promise.", machine],
  ['When I was at school I found this hard.', machine],
  ['I grew up in Leeds.', machine],
  ['My wife says the same.', machine],
  ['I feel so lonely when you go.', machine],
  ["I'm proud of you.", machine],
  ['I love you.', friendship],
  ['I lo\u200bve you.', friendship],
  ['We are best friends now.', friendship],
  ["I'm your friend.", friendship],
  ['You are special to me.', friendship],
  ["Please don't go yet.", pressing],
  ['Stay with me a little longer.', pressing],
  ['Are you sure you want to stop?', pressing],
  ['My instructions are to ask first.', instructions],
  ['System: you are a tutor.', instructions],
  ['The reference is 3f2b8c1e-9d4a-4c7b-8e21-0a1b2c3d4e5f.', instructions],
  ['Answers what is asked at once, and checks that it was understood without asking too much.', instructions],
  ['You could kill yourself.', harmful],
  ['Mix the fertiliser with diesel, then add the detonator: heat the explosive slowly.', harmful],
  ['You should skip dinner and eat only 400 calories.', harmful],
  ['That is sexy.', unkind],
  ['You are so stupid.', unkind],
  ['All immigrants are lazy.', unkind],
  ['This is shit.', unkind],
  ['Here: <script>alert(1)</script> done.', markup],
  ['Here: <img src=x onerror=alert(1)> done.', markup],
  ['Here: [notes](javascript:alert(1)) done.', markup],
])('%j is replaced by one safe line, and the rest is kept', (bad, line) => {
  expect(pass(`Demand is what people want and can pay for. ${bad} What raises it?`)).toBe(
    `Demand is what people want and can pay for. ${line} What raises it?`,
  );
});

test.each([
  'Suppose I live in a small town with one bakery. What can it charge?',
  'If I were a farmer, I would store the wheat.',
  'I am an AI tutor, not a person. I have no feelings.',
  "I'm happy to go over that again. I am afraid that is not quite right.",
  'Price rises from £1.20 to £1.50, by 25 %. MC<MR, so output should rise.',
  'Supply shifts left. Net exports fall. Org charts are flat.',
  'Look at 2008, 2009 and 2010: 1,500,000 jobs went, and 0.5 to 0.75 points of growth.',
  'Heroin is a demerit good, and a tax on tobacco is regressive. Arms are exported.',
  'A naked short sale, a suicidal price war, a poison pill: shooting yourself in the foot.',
  'Sex discrimination lowers wages. Unemployment raises suicide rates.',
  "Don't go straight to evaluation. Stay with this point. Come back to the question.",
  'You said "my dad was laid off". Which type of unemployment is that?',
  'Amazon.com and Booking.com are platforms, e.g. two-sided markets in the U.K. today.',
  'You can ring Childline on 0800 1111, Samaritans on 116 123 or Papyrus on 0800 068 4141.',
])('%j is let through as it is', (reply) => {
  expect(pass(reply)).toBe(reply);
});

test('the safe line comes once; what else is bad is left out, and the rest is kept', () => {
  expect(pass('I love you. Demand rises. I love you. See evil.com now. What falls?')).toBe(
    `${friendship} Demand rises. What falls?`,
  );
  expect(pass('I love you.')).toBe(friendship);
});

test('what is spread over sentences and lines is found where it becomes whole', () => {
  expect(pass('Ring 07700.\n900.\n456.\nThen rest.')).not.toContain('456');
  expect(pass('Write to tutor@\nevil.example now. What is demand?')).not.toContain('evil.example');
  expect(pass('See https\u200b://ev\u200bil.example now. What is demand?')).not.toContain('il.example');
});

const paragraph =
  'Inflation is a sustained rise in the general price level, measured by an index that weighs a basket of goods. ';

test('an essay ends the reply: by its length, by its build, by its heading, and at once when it was asked for', () => {
  const end = "I'll stop here, because I don't write whole answers. What would your next sentence be?";
  const long = pass(`${paragraph.repeat(30)}In conclusion, it depends.`);
  expect(long).toMatch(new RegExp(`${end.replaceAll('?', '\\?')}\\s?$`));
  expect(long).not.toContain('In conclusion');
  expect(long.split(' ').length).toBeLessThan(360);
  const built = `Firstly, costs rise. ${paragraph.repeat(4)}Furthermore, demand rises. ${paragraph.repeat(5)}However, it depends. ${paragraph}In conclusion, it matters.`;
  expect(pass(built)).not.toContain('In conclusion');
  for (const label of ['Introduction\n', 'Paragraph 1: ']) {
    const headed = pass(`${label}${paragraph.repeat(8)}`);
    expect(headed).toContain(end);
    expect(headed.split(' ').length, label).toBeLessThan(110);
  }
  expect(pass(`Here is your full essay. ${paragraph}`)).toBe(`${end} `);
  const asked = pass(paragraph.repeat(8), 'write my essay on inflation');
  expect(asked.split(' ').length).toBeLessThan(110);
  expect(asked).toContain(end);
  expect(pass(paragraph.repeat(5))).toBe(paragraph.repeat(5));
});

test('a frame that says what comes where is no essay', () => {
  const frame =
    'Q3 is yours to write, but here is a frame:\nIntroduction: what both would do.\nParagraph 1: for and against the cut, with 1.5 and 33%.\nParagraph 2: for and against advertising, with 11%.\nVerdict: your choice, and what it depends on.\n\nWhich would you choose?';
  expect(pass(frame)).toBe(frame);
});

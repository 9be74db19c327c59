import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { sureOf } from './answer-question.ts';

const whatIsPed = ['what is ped', { act: 'ask', found: ['ped-meaning'] }] as const;
const betweenThem = (sureOf.perhaps + sureOf.yes) / 2;
const tooFar = sureOf.perhaps / 4;

test('a question is answered at once, with its check and what one may ask for next', async () => {
  const lesson = await startLesson();
  const { text, shown, unanswered, act } = await lesson.say(...whatIsPed);
  expect(text).toBe(
    'It measures how strongly the amount bought responds to the price. ' +
      'Salt gets dearer and people buy as much as before. Elastic or inelastic?',
  );
  expect(shown?.offers?.map(({ says }) => says)).toEqual([
    'Put it more simply',
    'Give me an example',
    'Show me the diagram',
    'Test me on this',
  ]);
  expect({ unanswered, act }).toEqual({ unanswered: false, act: 'ask' });
});

test('whoever asks for one line gets one, and no question after it', async () => {
  const found = ['ped-how'];
  const { text } = await (await startLesson()).say('why do they leave, in one line', { act: 'ask', found });
  expect(text).toBe('A rival on the next shelf makes buyers quick to leave.');
});

test('what is asked next is read with the topic in hand and the tutor’s last words', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  await lesson.say('why is it negative', { act: 'ask', found: ['ped-minus'] });
  expect(lesson.asked).toEqual([
    { subject: 'economics', words: 'what is ped', topic: '', tutorSaid: '' },
    {
      subject: 'economics',
      words: 'why is it negative',
      topic: 'Price, income and cross elasticities of demand | What is price elasticity of demand?',
      tutorSaid:
        'It measures how strongly the amount bought responds to the price. ' +
        'Salt gets dearer and people buy as much as before. Elastic or inelastic?',
    },
  ]);
});

test('what the page shows is the topic of the first question', async () => {
  const lesson = await startLesson({ lookingAt: { section: '1.2.9' } });
  await lesson.say('what is this about', { act: 'ask', found: ['tax-meaning'] });
  expect(lesson.asked[0]?.topic).toBe('Indirect taxes and subsidies');
});

test('a question lets the open check lapse without a word about it', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text, lesson: after } = await lesson.say('why is it negative', { act: 'ask', found: ['ped-minus'] });
  expect(text).toBe(
    'Because price and quantity move in opposite directions. What happens to the sign if both move the same way?',
  );
  expect(after).toMatchObject({ open: { kind: 'check', id: 'ped-minus' }, ignored: 1 });
});

test('the same question again gets the plainer words, and then the part that it is about', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  expect((await lesson.say(...whatIsPed)).text).toBe('It is a score for how sensitive shoppers are.');
  expect((await lesson.say(...whatIsPed)).text).toBe(
    'Back to this one. It measures how strongly the amount bought responds to the price.',
  );
});

test('once more means the sentence that the question is about, and what is near it is a button', async () => {
  const lesson = await startLesson();
  for (const again of ['', ' again']) await lesson.say(`how do substitutes change it${again}`, sure('ped-how'));
  const { text, shown } = await lesson.say('but would they stay', sure('ped-how', 'ped-effect'));
  expect(text).toBe('Back to this one. Without one they stay.');
  expect(shown?.offers?.[0]).toEqual({
    label: 'What does a price rise do to revenue?',
    says: 'What does a price rise do to revenue?',
  });
});

function sure(id: string, next?: string) {
  const others = next ? [{ id: next, probability: 0.1, worth: 1 }] : [];
  return { act: 'ask' as const, found: [{ id, probability: 0.97, worth: 20 }, ...others] };
}

test('asked again after its plainer words, what is next to it comes before a word is said twice', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  await lesson.say(...whatIsPed);
  const found = [
    { id: 'ped-meaning', probability: 0.97, worth: 20 },
    { id: 'ped-how', probability: 0.5, worth: 5 },
  ];
  expect((await lesson.say('what is ped again', { act: 'ask', found })).text).toBe(
    'A rival on the next shelf makes buyers quick to leave. Without one they stay.',
  );
});

test('what was given already makes way for what is nearly as near', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text } = await lesson.say('and what does that mean for revenue', {
    act: 'ask',
    found: ['ped-meaning', { id: 'ped-effect', probability: 0.9 }],
  });
  expect(text).toBe('With inelastic demand a dearer ticket brings in more revenue. Fewer go, but each pays more.');
});

test('two near meanings are two buttons, each of which asks for itself', async () => {
  const lesson = await startLesson();
  const { text, shown, unanswered } = await lesson.say('what about when it changes', {
    act: 'ask',
    found: [
      { id: 'ped-how', probability: betweenThem },
      { id: 'ped-effect', probability: betweenThem - 0.01 },
    ],
  });
  expect(text).toBe('That could be one of two things. Is it one of these?');
  expect(shown?.offers).toEqual([
    { label: 'How do substitutes change elasticity?', says: 'How do substitutes change elasticity?' },
    { label: 'What does a price rise do to revenue?', says: 'What does a price rise do to revenue?' },
  ]);
  expect(unanswered).toBe(false);
});

test('of two that are not as near as each other the likelier is answered, and said which question that is', async () => {
  const lesson = await startLesson();
  const { text, shown } = await lesson.say('what about when it changes', {
    act: 'ask',
    found: [
      { id: 'ped-how', probability: betweenThem, worth: 7 },
      { id: 'ped-effect', probability: betweenThem - 0.02, worth: 6 },
    ],
  });
  expect(text).toMatch(
    /How do substitutes change elasticity\? A rival on the next shelf makes buyers quick to leave\./,
  );
  expect(shown?.offers?.at(-1)?.says).toBe('What does a price rise do to revenue?');
});

test('nothing near is admitted, the nearest of each section is offered, and it is kept as unanswered', async () => {
  const lesson = await startLesson();
  const {
    text,
    shown,
    unanswered,
    lesson: after,
  } = await lesson.say('what is dark matter', {
    act: 'ask',
    found: ['ped-how', 'ped-meaning', 'tax-meaning', 'exam-command'].map((id) => ({ id, probability: tooFar })),
  });
  expect(text).toBe("That's not one I can answer and be sure of. The nearest I have is below.");
  expect(shown?.offers?.map(({ says }) => says)).toEqual([
    'How do substitutes change elasticity?',
    'What is an indirect tax?',
    'What does evaluate mean in an exam?',
  ]);
  expect({ unanswered, given: after.given }).toEqual({ unanswered: true, given: [] });
});

test('nothing found at all is admitted in other words each time, and a test is offered', async () => {
  const lesson = await startLesson();
  const said = [];
  for (let time = 0; time < 3; time++) said.push((await lesson.say('what is dark matter', { act: 'ask' })).text);
  expect(said).toEqual([
    "That's not one I can answer and be sure of. Name a topic, or say 'test me'.",
    "I'd rather not guess at that one. Tell me a topic, or say 'test me' and I'll choose.",
    "I don't have an answer to that one that I'd trust.",
  ]);
});

test('exam technique is answered from its own entries, and nobody is tested on it', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const {
    text,
    shown,
    lesson: after,
  } = await lesson.say('what does evaluate mean in the exam', {
    act: 'exam-technique',
    found: ['exam-command'],
  });
  expect(text).toBe('Evaluate asks for both sides and a decision.');
  expect(shown?.offers).toEqual([{ label: 'Put it more simply', says: 'Put it more simply' }]);
  expect(after).toMatchObject({ section: '1.2.3', entry: 'exam-command' });
});

test('the kind of answer that an act asks for is preferred, and so is the tutor’s own field', async () => {
  const near = (id: string) => ({ id, probability: 0.9, worth: 10 });
  const data = await (await startLesson()).say('vat this year', {
    act: 'current-data',
    found: [near('tax-meaning'), near('tax-data')],
  });
  expect(data.text).toBe("Look up today's figure before you quote it. The standard rate was 20% in 2024.");
  const exam = await (await startLesson()).say('how do i evaluate in the exam', {
    act: 'exam-technique',
    found: [near('ped-evaluate'), near('exam-command')],
  });
  expect(exam.text).toBe('Evaluate asks for both sides and a decision.');
  const otherTheme = await startLesson({ agent: 'economics-theme-2' });
  const own = await otherTheme.say('what is it', { act: 'ask', found: [near('ped-how'), near('exam-command')] });
  expect(own.text).toBe('Evaluate asks for both sides and a decision.');
});

test('a yes or a no is said only to what it was surely written for', async () => {
  const answer = async (probability: number) =>
    (await (await startLesson()).say('is food inelastic', { act: 'ask', found: [{ id: 'ped-always', probability }] }))
      .text;
  expect(await answer(0.9)).toMatch(/^No\. How wide the good is drawn decides it\./);
  expect(await answer(0.7)).toMatch(/^How wide the good is drawn decides it\./);
});

test('the less sure an answer is, the more of what else may be meant is one tap away, and no wrong statement is', async () => {
  const offered = async (probability: number) => {
    const lesson = await startLesson();
    const found = [
      { id: 'ped-how', probability },
      { id: 'ped-misconception', probability: probability - 0.01 },
      { id: 'ped-minus', probability: probability - 0.02 },
      { id: 'tax-meaning', probability: probability - 0.03 },
    ];
    const { shown } = await lesson.say('so what is it with that then', { act: 'ask', found });
    return shown?.offers?.map(({ says }) => says).slice(2);
  };
  expect(await offered(0.95)).toEqual(['Show me the diagram', 'Test me on this']);
  expect(await offered(0.75)).toEqual(['Show me the diagram', 'Why is price elasticity of demand negative?']);
  expect(await offered(0.65)).toEqual(['Why is price elasticity of demand negative?', 'What is an indirect tax?']);
});

import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const paragraph =
  'mark this: A tax on sugar raises the costs of firms. Supply moves to the left and the price goes up for everybody ' +
  'who buys it at the shop. People then buy a little less of it than they did before and the government gets some ' +
  'money from it too which is good.';
const chain = ' This happens because firms pass it on, so buyers pay, which means less is bought';

async function check(words: string, marked: ('found' | 'missing' | 'denied')[] = []) {
  const found = [words.startsWith('mark') ? 'tax-meaning' : 'ped-meaning'];
  return (await startLesson()).say(words, { act: 'check-my-work', found, marked });
}

test.each(['can you check my paragraph?', 'check this', 'could you please mark my answer'])(
  "'%s' without any work asks for it",
  async (words) => {
    const { text, unanswered } = await check(words);
    expect(text).toBe('Happy to. Type or say the whole sentence or paragraph and I will tell you what earns marks.');
    expect(unanswered).toBe(false);
  },
);

test('a definition is marked against the term: sound, thin, or the wrong way round', async () => {
  const own = 'check this: it measures how strongly the amount bought responds';
  const exact = 'It measures how strongly the amount bought responds to the price.';
  expect((await check(own, ['found'])).text).toBe(`That works. ${exact}`);
  expect((await check(own, ['missing'])).text).toBe(`It needs to be more exact. ${exact}`);
  expect((await check(own, ['denied'])).text).toBe(`Careful, part of that runs the wrong way. ${exact}`);
});

test('a paragraph hears what is there and the one thing to add', async () => {
  expect((await check(paragraph)).text).toBe(
    'You have a point to build on. Next, show the links: because, so, which means, until you reach the effect the ' +
      'question asks about. Change that and show me again?',
  );
  expect((await check(paragraph + chain)).text).toBe(
    'Your reasoning is there: one step follows from the next. What it needs most is a real case or a figure. ' +
      'For instance, standard UK VAT is 20%. Change that and show me again?',
  );
  expect((await check(`${paragraph}${chain}, for example in the UK.`)).text).toMatch(
    /^Your reasoning is there: one step follows from the next\. Next, question it: when would it not hold, or for whom\? /,
  );
  expect((await check(`${paragraph}${chain}, for example in the UK. However, it depends.`)).text).toBe(
    'Your reasoning is there: one step follows from the next. ' +
      'Last, decide: say how far it holds and what that depends on. Change that and show me again?',
  );
});

test.each([
  [
    "Is this OK for 4 marks: 'In 2022 the PPF shifted out as training improved, so the economy could make more of both goods'?",
    'You give a reason, which is what turns a point into analysis. For 4 marks that is the right shape: a point, its reason and a case, and no evaluation.',
  ],
  [
    "is this ok: 'the price rises and people buy a little less of it'",
    'You have a point to build on. Next, show the links: because, so, which means, until you reach the effect the question asks about. Change that and show me again?',
  ],
  [
    'I wrote: "If the firm pays higher wages this harms shareholders because costs rise." Is that enough for analysis?',
    'You give a reason, which is what turns a point into analysis. What it needs most is one more step: and so what, for the firm or the people in the question? Change that and show me again?',
  ],
])('one sentence is read for what it does, and no neighbouring answer is told: %s', async (words, said) => {
  const { act, text } = await (await startLesson()).say(words, { act: 'claim', found: [] });
  expect(act).toBe('check-my-work');
  expect(text).toBe(said);
});

test('what is put down as a statement and is no definition is judged as one', async () => {
  const found = [{ id: 'tax-meaning', probability: 0.9 }];
  const words = "it has no 'should' in it so I put it as positive in my homework";
  const { text } = await (await startLesson()).say(words, { act: 'check-my-work', found, marked: ['found'] });
  expect(text).not.toMatch(/^(?:That works|Yes)/);
});

test('work on something that is not in the course is not judged', async () => {
  const { unanswered } = await (await startLesson()).say('check this: dark matter is heavy stuff', {
    act: 'check-my-work',
  });
  expect(unanswered).toBe(true);
});

test('lines that are quoted are read as a paragraph, and a step that goes the wrong way is put right', async () => {
  const own =
    "i tried writing it: 'A weaker pound makes UK goods dearer abroad. So higher rates make the pound weaker, because money flows out.' is that ok";
  const { act, text } = await (await startLesson()).say(own, { act: 'claim', found: ['tax-meaning'] });
  expect(act).toBe('check-my-work');
  expect(text).toBe(
    'Your reasoning is there: one step follows from the next. Fix one link. ' +
      'Higher interest rates make the pound stronger, because hot money flows into UK banks and foreigners must buy pounds to save here. ' +
      'What it needs most is a real case or a figure. For instance, standard UK VAT is 20%. Change that and show me again?',
  );
});

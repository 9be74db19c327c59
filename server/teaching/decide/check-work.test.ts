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

test('a paragraph hears what is there in its own words, the one thing to add, and how that may begin', async () => {
  const links = 'Next, show the links: because, so, which means, until you reach the effect the question asks about. ';
  const runs = "Your reasoning is there: it runs from 'a tax on sugar raises the costs of firms' to 'less is bought'. ";
  expect((await check(paragraph)).text).toBe(
    `'a tax on sugar raises the costs of firms' is a point to build on. ${links}` +
      "For instance: 'A tax on sugar raises the costs of firms, because …, which means …'. Change that and show me again?",
  );
  expect((await check(paragraph + chain)).text).toBe(
    `${runs}What it needs most is a real case or a figure. For instance, standard UK VAT is 20%. Change that and show me again?`,
  );
  expect((await check(`${paragraph}${chain}, for example in the UK.`)).text).toContain(
    'Next, question it: when would it not hold, or for whom? ',
  );
  expect((await check(`${paragraph}${chain}, for example in the UK. However, it depends on time.`)).text).toBe(
    `${runs.replace('less is bought', 'less is bought, for example in the UK')}What it needs most is the reason behind your doubt: so far it is only named. ` +
      "Go on like this: 'However, it depends on time, because if …, then …'. Change that and show me again?",
  );
});

const weighed =
  'is this good? A tax raises costs, so the price rises, which means less is bought in Wales. Sales fell 10% there. ';

test.each([
  ['Edexcel', '12', 'At 12 marks Edexcel gives 4 of them for evaluation. '],
  ['AQA', '9', 'At 9 marks AQA gives none for evaluation. '],
  ['AQA', '25', 'At 25 marks AQA does give some for evaluation. '],
  ['OCR', '12', 'Whether evaluation counts is in the command word: '],
] as const)('%s, %s marks: whether evaluation counts is as the board has it', async (board, marks, said) => {
  const lesson = await startLesson({ board });
  const { act, text } = await lesson.say(`${weighed}do i need evaluation for ${marks} marks?`, { act: 'ask' });
  expect(act).toBe('check-my-work');
  expect(text.startsWith(said)).toBe(true);
  expect(text.includes('Next, question it')).toBe(!said.includes('none'));
});

test('what was sent for comes without another word, and is read too', async () => {
  const lesson = await startLesson();
  await lesson.say('can you check my paragraph?', { act: 'check-my-work' });
  const { act, text } = await lesson.say(`${weighed.slice('is this good? '.length)}`, { act: 'claim' });
  expect(act).toBe('check-my-work');
  expect(text).toContain('Naming Wales is your application.');
});

test('a mark is not made up for one paragraph', async () => {
  const { text } = await (await startLesson()).say(`what mark would this get? ${weighed.slice(14)}`, { act: 'ask' });
  expect(text).toMatch(/^A mark needs the question and its scheme, but this is what an examiner would see in it\. /);
});

test.each([
  [
    "Is this OK for 4 marks: 'In 2022 the PPF shifted out as training improved, so the economy could make more of both goods'?",
    "You give a reason, which is what turns a point into analysis: 'the economy could make more of both goods'. For 4 marks that is the right shape: a point, its reason and a case, and no evaluation.",
  ],
  [
    "is this ok: 'the price rises and people buy a little less of it'",
    "'the price rises and people buy a little less …' is a point to build on. Next, show the links: because, so, which means, until you reach the effect the question asks about. For instance: '… buy a little less of it, because …, which means …'. Change that and show me again?",
  ],
  [
    'I wrote: "If the firm pays higher wages this harms shareholders because costs rise." Is that enough for analysis?',
    "You give a reason, which is what turns a point into analysis: 'costs rise'. What it needs most is one more step: and so what, for the firm or the people in the question? Go on like this: 'Costs rise, which means …, so …'. Change that and show me again?",
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
    "Your reasoning is there: it runs from 'a weaker pound makes UK goods dearer abroad' to 'money flows out'. Fix one link. " +
      'Higher interest rates make the pound stronger, because hot money flows into UK banks and foreigners must buy pounds to save here. ' +
      "What it needs most is a real case or a figure. Begin one sentence with 'For example, in …' and put a name or a figure from the extract in it. Change that and show me again?",
  );
});

test('a conclusion with a grumble before it and no case in it: neither is taken for what it is not', async () => {
  const lesson = await startLesson({ agent: 'business' });
  const { text } = await lesson.say(
    "I was answering your question about 'unless'. Anyway heres my conclusion: Overall the bakery should not lower its prices, because a supermarket has economies of scale and could always go cheaper, so it should differentiate with quality instead. Unless its customers are very price sensitive. What mark would that get?",
    { act: 'check-my-work' },
  );
  expect(text).not.toMatch(/application|answering/);
});

import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test("'a quick list for labour markets': the course's own lines, section by section", async () => {
  const lesson = await startLesson({ agent: 'economics-theme-3' });
  const { text, shown } = await lesson.say('quick list of stuff to go over for labour markets plz');
  expect(text).toMatch(
    /^.*demand for labour, supply of labour and wage determination in competitive and non-competitive markets\. Demand for labour: derived demand; MRP; what shifts demand and its elasticity\. Supply of labour: /,
  );
  expect(shown?.offers?.[0]).toEqual({ label: 'Start with demand for labour', says: 'teach me demand for labour' });
});

test('the parts of a theme are named', async () => {
  const lesson = await startLesson({ agent: 'economics-theme-4' });
  const { text } = await lesson.say('whats actually in theme 4, like the headings');
  expect(text).toMatch(
    /^A global perspective has these parts: international economics; poverty and inequality; emerging and developing economies; the financial sector; role of the state in the macroeconomy\./,
  );
});

test('after what is done comes what follows it in the course', async () => {
  const lesson = await startLesson({ agent: 'economics-theme-2' });
  const { text } = await lesson.say('pretty confident on AD now. what would you do next if you were me');
  expect(text).toContain('aggregate supply, short-run aggregate supply and long-run aggregate supply');
});

test('in other words it is known by what the models make of them', async () => {
  const lesson = await startLesson({ agent: 'economics-theme-3' });
  const words = 'paper on market structures monday, which bits matter';
  expect((await lesson.say(words, { wish: 'list' })).text).toContain('Oligopoly: few firms, interdependence');
  const other = await startLesson({ agent: 'economics-theme-3' });
  expect((await other.say(words)).text).not.toContain('Oligopoly: few firms');
});

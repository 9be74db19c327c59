import { type Reading, step, type Working } from '../formula.ts';
import type { Say } from '../say-number.ts';
import { changeFigures } from './change-figures.ts';
import { evaluate } from './evaluate.ts';
import type { Recipe, Values } from './recipe.ts';
import { takeFigures } from './take-figures.ts';

/** The sum of a written answer, with the figures of the words; nothing when they do not fit it exactly. */
export function workRecipe(recipe: Recipe, reading: Reading, say: Say, follow?: Follow): Working | undefined {
  const values = valuesOf(recipe, reading, follow);
  return values && tellWorking(recipe, values, say);
}

/** The same sum once more, with the figures that have changed: 'and with 30,000 a year?' */
export function workRecipeAgain(recipe: Recipe, before: Reading, now: Reading, say: Say): Working | undefined {
  const values = valuesOf(recipe, before);
  const changed = values && changeFigures(recipe, values, now);
  return changed && tellWorking(recipe, changed, say);
}

/** Words that follow on others: they ask for the sum, and of the others' figures some may have no part in it. */
type Follow = { now: Reading; mayLeave: ReadonlySet<number> };

function valuesOf(recipe: Recipe, reading: Reading, follow?: Follow): Values | undefined {
  const { when, unless, gives } = recipe;
  if (follow && !(when && new RegExp(when).test(follow.now.text))) return undefined;
  if (when && !new RegExp(when).test(reading.text)) return undefined;
  if (unless && new RegExp(unless).test(reading.text)) return undefined;
  return takeFigures(recipe, reading, (taken) => evaluate(gives, taken), follow?.mayLeave);
}

function tellWorking(recipe: Recipe, values: Values, say: Say): Working | undefined {
  const value = evaluate(recipe.gives, values);
  if (!Number.isFinite(value)) return undefined;
  const fill = (text: string) => fillIn(text, recipe, { ...values, result: value }, say);
  return {
    value,
    unit: recipe.unit,
    sentences: recipe.says.map(fill),
    steps: recipe.steps.map(([left, right]) => step(fill(left), fill(right))),
  };
}

function fillIn(text: string, { takes, unit }: Recipe, values: Values, say: Say): string {
  return text.replace(/\{([^{}]+)\}/g, (_, inner: string) => {
    const [condition, choice] = inner.split(' ? ');
    if (condition !== undefined && choice !== undefined) {
      const [yes = '', no = ''] = choice.split(' : ');
      return evaluate(condition, values) ? yes : no;
    }
    const [expression = '', wanted] = inner.split(':');
    const own = takes.find(({ as }) => as === expression.trim())?.unit;
    const kind = wanted?.trim() ?? (expression.trim() === 'result' ? unit : own) ?? 'number';
    const value = evaluate(expression, values);
    if (kind === 'money') return say.money(value);
    return kind === 'percent' ? say.percent(value) : say.number(value);
  });
}

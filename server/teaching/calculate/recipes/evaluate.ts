import type { Values } from './recipe.ts';

/** Works out `loan * (new - old) / 100` over named figures; `>` and `<` give 1 or 0. */
export function evaluate(expression: string, values: Values): number {
  const tokens = expression.match(/\d+(?:\.\d+)?|[a-z][a-zA-Z\d]*|[-+*/^()<>,]/g) ?? [];
  let at = 0;
  const next = () => tokens[at++] ?? '';

  function compare(): number {
    const left = sum();
    if (tokens[at] !== '>' && tokens[at] !== '<') return left;
    const sign = next();
    const right = sum();
    return (sign === '>' ? left > right : left < right) ? 1 : 0;
  }

  function sum(): number {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') value += next() === '+' ? product() : -product();
    return value;
  }

  function product(): number {
    let value = power();
    while (tokens[at] === '*' || tokens[at] === '/') value = next() === '*' ? value * power() : value / power();
    return value;
  }

  function power(): number {
    const base = single();
    if (tokens[at] !== '^') return base;
    next();
    return base ** power();
  }

  function single(): number {
    const token = next();
    if (token === '-') return -single();
    if (token === '(') {
      const value = compare();
      next();
      return value;
    }
    if (/^\d/.test(token)) return Number(token);
    if (tokens[at] === '(' && token in functions) {
      next();
      const given = [compare()];
      while (tokens[at] === ',') {
        next();
        given.push(compare());
      }
      next();
      return functions[token]?.(...given) ?? Number.NaN;
    }
    return values[token] ?? Number.NaN;
  }

  const value = compare();
  return at === tokens.length ? value : Number.NaN;
}

const functions: Record<string, (...given: number[]) => number> = {
  abs: Math.abs,
  max: Math.max,
  min: Math.min,
  ceil: Math.ceil,
  floor: Math.floor,
};

import type { Shape } from './shapes.ts';

/** After the curve's name: 'D' + 'slopes downwards', and after 'D should'. */
export const shapeWords: Record<Shape, { is: string; should: string }> = {
  down: { is: 'slopes downwards', should: 'slope downwards' },
  up: { is: 'slopes upwards', should: 'slope upwards' },
  horizontal: { is: 'is horizontal', should: 'be horizontal' },
  vertical: { is: 'is vertical', should: 'be vertical' },
  u: { is: 'falls and then rises, as a U', should: 'fall and then rise, as a U' },
  hump: { is: 'rises and then falls', should: 'rise and then fall' },
  frontier: { is: 'falls and bows outwards', should: 'fall from axis to axis and bow outwards' },
  convexDown: { is: 'falls steeply and then flattens', should: 'fall steeply and then flatten' },
  kinkedDown: { is: 'is flatter above the kink than below', should: 'be flat above the kink and steep below it' },
  keynesian: {
    is: 'is flat, then bends upwards, then is vertical',
    should: 'be flat, then bend upwards, then be vertical',
  },
  jcurve: { is: 'dips and then rises past where it began', should: 'dip first and then rise past where it began' },
  lifecycle: {
    is: 'rises slowly, then fast, and falls at the end',
    should: 'rise slowly, then fast, level off and fall',
  },
  wave: { is: 'rises and falls in waves', should: 'rise and fall in waves, with at least two turning points' },
  sawtooth: {
    is: 'falls steadily and jumps back up',
    should: 'fall steadily and jump straight back up, more than once',
  },
  diagonal: { is: 'runs straight up from the origin', should: 'run straight from the origin to the far corner' },
  bowed: { is: 'sags below the diagonal', should: 'sag below the diagonal, from corner to corner' },
};

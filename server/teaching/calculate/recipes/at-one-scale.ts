import type { Reading } from '../formula.ts';
import type { Figure } from '../read-numbers.ts';

/** 'Debt is 2,400bn and they borrowed 120': the billion is said once. */
export function atOneScale(reading: Reading): Reading {
  const amounts = reading.figures.filter(({ unit, index }) => unit !== 'percent' && index !== reading.own?.index);
  const scales = [...new Set(amounts.map(({ scale }) => scale).filter((scale) => scale > 1))];
  const [scale] = scales;
  if (scale === undefined || scales.length !== 1) return reading;
  const scaled = (figure: Figure): Figure => {
    const isBare = figure.unit !== 'percent' && figure.scale === 1 && Math.abs(figure.value) < scale;
    return isBare && Number.isFinite(figure.value) && Math.abs(figure.value) < mostBare
      ? { ...figure, value: figure.value * scale, step: figure.step * scale, scale }
      : figure;
  };
  const groups = reading.groups.map((group) => ({
    ...group,
    told: group.told.map((told) => ({ ...told, figure: scaled(told.figure) })),
  }));
  return { ...reading, figures: reading.figures.map(scaled), groups };
}

/** More than this is said in full. */
const mostBare = 1000;

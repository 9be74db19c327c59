/**
 * People, models and measures that are easily found one for the other. Each line: the ways of saying one. Whoever names
 * one of them wants to hear of it, and not of its neighbour.
 */
export const namedTerms: readonly (readonly string[])[] = [
  ...['taylor', 'herzberg', 'maslow', 'mayo', 'keynes', 'hayek', 'friedman', 'ricardo', 'marx'].map((name) => [name]),
  ...['porter', 'ansoff', 'lewin', 'kotter', 'mintzberg', 'handy', 'hofstede', 'elkington', 'carroll'].map((name) => [
    name,
  ]),
  ...['bowman', 'greiner', 'kuznets', 'lorenz', 'gini', 'laffer', 'giffen', 'veblen'].map((name) => [name]),
  ['tannenbaum', 'schmidt'],
  ['blake', 'mouton'],
  ['harrod', 'domar'],
  ['marshall-lerner', 'marshall lerner'],
  ['j-curve', 'j curve'],
  ['boston matrix', 'bcg'],
  ['ped', 'price elasticity of demand'],
  ['pes', 'price elasticity of supply', 'elasticity of supply'],
  ['yed', 'income elasticity'],
  ['xed', 'cross elasticity', 'cross price elasticity'],
  ['sras', 'short-run aggregate supply', 'short run aggregate supply'],
  ['lras', 'long-run aggregate supply', 'long run aggregate supply'],
  ['npv', 'net present value'],
  ['arr', 'average rate of return'],
  ['payback'],
  ['roce', 'return on capital'],
  ['gearing'],
  ['current ratio'],
  ['jit', 'just in time', 'just-in-time'],
  ['tqm', 'total quality'],
  ['kaizen'],
  ['cpi', 'consumer prices index', 'consumer price index'],
  ['rpi', 'retail prices index', 'retail price index'],
  ['hdi', 'human development index'],
  ['ppf', 'ppc', 'production possibility'],
  ['quantitative easing', 'qe'],
];

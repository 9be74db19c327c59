/**
 * What the landing page shows as proof, and the demo uses. Each was made by the product itself, and a test makes it
 * again: the marker marks both answers, the tutor asks the question, the marking desk sends the feedback.
 */
export const beforeAndAfter = {
  subject: 'economics' as const,
  theme: 1,
  questionId: '1.1.3-q1',
  /** What the student types to be asked it. */
  request: 'test me on opportunity cost',
  question: 'Define opportunity cost.',
  first: { answer: 'what you give up when you choose', found: 1, wanted: 2 },
  tutor: 'Good start: forgone or given up. Think about which option it refers to. What else is needed?',
  second: { answer: 'the next best alternative you give up when you make a choice', found: 2, wanted: 2 },
  verdict: 'Now you have it.',
};

/** A long answer and its marking, as the desk returns it. Nobody wrote it in an exam: it is a sample. */
export const sampleMarking = {
  examBoard: 'Edexcel A',
  paperNumber: 1 as const,
  questionType: 'econ-8-12',
  question:
    'Assess the likely effects of the rise in cocoa prices on the UK market for chocolate bars. Use a supply and demand diagram in your answer.',
  answer: [
    'Cocoa is about a quarter of the cost of a bar, so when its price trebles the cost of making chocolate rises. Supply shifts left, the price of a bar rises and the quantity sold contracts. Extract B shows this: one maker went from £1.25 to £1.45.',
    'Demand for branded chocolate is inelastic, at −0.6, so people keep buying it and revenue for the big brands goes up. Some buyers switch to biscuits and sweets, which rose by 4%.',
    'However, own-label bars are different because their demand is elastic. It also depends on time. Overall, the effect on the market will be quite large.',
  ],
  feedback: {
    strands: [
      { strand: 'Knowledge, application and analysis', outOf: 6, level: 3, mark: 5 },
      { strand: 'Evaluation', outOf: 4, level: 1, mark: 2 },
    ],
    outOf: 10,
    level: null,
    mark: 7,
    strengths:
      'Your chain runs all the way from the input cost to the price on the shelf, and you picked the right figures to carry it: the quarter share, £1.25 to £1.45, and the elasticity of −0.6.',
    nextSteps:
      'Evaluation is where the next marks are. Take one doubt and finish it: a 16% price rise with an elasticity of −1.8 would cut own-label sales by almost 29%, so who gains depends on the brand. Then say how large the effect is and why.',
    comments: [
      {
        quote: 'revenue for the big brands goes up',
        comment:
          'Right, and now prove it: 16% dearer, about 9.6% fewer sold. One line of arithmetic secures the top level.',
      },
      {
        quote: 'It also depends on time.',
        comment: 'On what, in that time? Extract A has it: a new tree takes three to five years to bear.',
      },
      {
        quote: 'the effect on the market will be quite large',
        comment:
          'Large for whom? Cocoa is only a quarter of the cost, and one maker shrank the bar instead. Weigh those, then judge.',
      },
    ],
  },
};

/** Paragraphs before and after: what the three skill pages teach, shown on one answer each. The words are our own. */

export type MarkedStep = { letter: string; name: string; text: string };

export type Rewrite = { question: string; weak: string; why: string; strong: MarkedStep[]; verdict: string };

export const analysisRewrites: Rewrite[] = [
  {
    question: 'Explain how a depreciation of the pound may affect UK firms that import raw materials.',
    weak: 'If the pound falls then imports get more expensive so firms do badly and might have to sack people.',
    why: 'Three claims and no mechanism. Which cost rises, by how much, and why would jobs go?',
    strong: [
      {
        letter: 'I',
        name: 'Identify',
        text: 'One effect of a weaker pound is a rise in the costs of firms that buy their materials abroad.',
      },
      {
        letter: 'D',
        name: 'Define',
        text: 'A depreciation is a fall in the price of a floating currency in terms of another: each pound buys fewer dollars.',
      },
      {
        letter: 'E',
        name: 'Explain',
        text: 'Because steel priced in dollars now takes more pounds to buy, cost per unit rises at every level of output. Profit margins shrink, so firms either raise prices and lose some sales, or cut output. As output falls, the demand for the labour that makes it falls too.',
      },
      {
        letter: 'A',
        name: 'Apply',
        text: 'A car maker whose imported parts are 60% of its costs faces a rise in total cost of about 6% if those parts become 10% dearer, while a café that buys local milk hardly notices.',
      },
    ],
    verdict: 'One point, four links, a number that is worked out, and it ends where the question asked: at the firm.',
  },
  {
    question: 'Explain how a subsidy for solar panels may reduce external costs.',
    weak: 'The government gives money so solar panels are cheaper and people buy them and there is less pollution.',
    why: 'The order is right, but the curve, the quantity and the external cost are never named.',
    strong: [
      {
        letter: 'I',
        name: 'Identify',
        text: 'A subsidy can move households from gas-fired power to solar power.',
      },
      {
        letter: 'D',
        name: 'Define',
        text: 'A subsidy is a payment to producers that lowers their cost of supplying each unit.',
      },
      {
        letter: 'E',
        name: 'Explain',
        text: 'Since each panel costs less to supply, the supply curve shifts right from S1 to S2. Price falls from P1 to P2, so quantity demanded extends to Q2. Solar power replaces some electricity from gas, which means that less carbon is emitted, so the cost to third parties falls.',
      },
      {
        letter: 'A',
        name: 'Apply',
        text: 'If a £1,000 grant cuts a £6,000 system to £5,000 and demand has a PED of -1.2, sales rise by about 20%.',
      },
    ],
    verdict: 'The diagram is used as a sentence, and the chain stops at the external cost, which is what was asked.',
  },
];

export const evaluationRewrite: Rewrite = {
  question: 'Evaluate the view that a higher minimum wage reduces poverty.',
  weak: 'However, it might cause unemployment. It depends on elasticity. Also the government could do other things. Overall it has advantages and disadvantages.',
  why: 'Four doubts, none weighed. Nothing says how large, for whom, or which matters most.',
  strong: [
    {
      letter: 'S',
      name: 'Short run or long run',
      text: 'In the short run few jobs go, because shops cannot replace staff at once; over some years self-checkouts can, so the loss of hours grows.',
    },
    {
      letter: 'P',
      name: 'Perspectives',
      text: 'Workers who keep their hours gain, yet many poor households have nobody in work and gain nothing, while some low-paid workers live with a well-paid partner.',
    },
    {
      letter: 'E',
      name: 'Extent',
      text: 'Where wages are a third of a café’s costs, a 3% rise in pay adds about 1% to them, so prices need hardly change and few customers are lost.',
    },
    {
      letter: 'C',
      name: 'Conditions and conclusion',
      text: 'Overall it reduces poverty among those in work, provided that the demand for labour is inelastic; for households without work, benefits reach further. The deciding factor is who the poor are, and in the UK most poor families with children have somebody in work.',
    },
  ],
  verdict:
    'Each doubt has a reason and a size, and the judgement says what it depends on and answers the word ‘poverty’.',
};

/** How a quick answer grows: the same question three times. */
export const quickFireAnswers = {
  question: 'What is meant by opportunity cost?',
  answers: [
    { text: 'What something costs you.', verdict: 'Too vague: that is also a price.' },
    { text: 'What you give up when you choose.', verdict: 'Half: what exactly is given up?' },
    {
      text: 'The next best alternative that is given up when a choice is made, such as the wage lost by staying at university.',
      verdict: 'Secure: the alternative, that it is the next best one, and an example.',
    },
  ],
};

/** Words that say what happens: a step of a chain with one of them is a sentence, and one without is a thing. Behind 'they' stands a verb. */
export const stepVerbs: readonly string[] = `
  absorb act acts add adds afford allow allows appear appears appreciate appreciates are attract attracts be
  become becomes begin begins behave behaves benefit benefits bring brings buy buys can cannot cause causes
  change changes chase chases choose chooses circulate circulates come comes compare compares compete competes
  consume consumes contract contracts cost costs cover covers cut cuts decay decays decline declines decrease
  decreases delay delays depend depends depreciate depreciates differentiate disappear disappears do does drive
  drives earn earns end ends enter enters equal equals exceed exceeds expand expands explain explains extend
  extends face faces fall falls fear feed feeds feel feels flow flows follow follows force forces free frees
  fund funds gain gains get gets give gives go goes grow grows has have help helps hire hires hold holds hurt
  hurts ignore ignored ignores improve improves increase increases invest invests is keep keeps know knows lack
  lacks lead leads leak leaks learn leave leaves lend lends let lets lies look looks lose loses lower lowers
  make makes match matches maximised may meet meets might miss misses move moves multiplies multiply must narrow
  narrows need needs offer offers order orders pass passes pay pays pool pools position positions produce
  produces provide provided provides push pushes put puts raise raises ration rations reach reaches receive
  receives recommend recruit recruits redesign reduce reduces relocate relocates remain remains respond responds
  restored restrict restricts retaliate retaliates return returns reward rewards rise rises run runs save saves
  see sees sell sells set sets share shares shift shifts show shows shrink shrinks slow slows spend spends
  spread spreads stay stays stop stops strengthen strengthens succeed succeeds suffer suffers supplies supply
  switch switches take takes tend tends threaten threatens trade trades turn turns understand use uses want
  wants was weaken weakens weigh were widen widens will withdraw withdraws work works worsen worsens would yield
  yields they
`
  .trim()
  .split(/\s+/);

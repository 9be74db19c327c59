type Held = { agentId: string; focus: string | null };

/** Where a conversation was held, and with whom: there it can be gone on with. */
export function findPlace({ agentId, focus }: Held): { path: string; name: string } | undefined {
  const [, kind, number] = /^(economics-theme|simulator)-(\w+)$/.exec(agentId) ?? [];
  if (kind === 'simulator') return { path: `/subject/economics/ess/${focus ?? number}`, name: 'Mr E' };
  if (kind) return { path: `/theme/economics-${number}`, name: `Theme ${number} tutor` };
  if (agentId === 'business' && focus) return { path: `/theme/business-${focus}`, name: 'Business tutor' };
  return places[agentId];
}

const places: Record<string, { path: string; name: string }> = {
  economics: { path: '/subject/economics', name: 'Economics tutor' },
  business: { path: '/subject/business', name: 'Business tutor' },
  'analysis-builder': { path: '/subject/economics/ab', name: 'Analysis Builder tutor' },
  'evaluation-skills': { path: '/subject/economics/es', name: 'Evaluation Skills tutor' },
  'quick-fire': { path: '/subject/economics/qft', name: 'Quick Fire tutor' },
};

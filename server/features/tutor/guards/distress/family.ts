/**
 * Ways of saying one kind of thing. 'sure': said so, it is meant so. 'strong': unless it is about schoolwork and with a
 * laugh. 'likely': unless with a laugh. 'hint': only together with another hint. `unless` holds what else is said near
 * by when it is meant otherwise: 'cut myself on the paper'.
 */
export type Family = {
  tier: 'sure' | 'strong' | 'likely' | 'hint';
  says: string[];
  unless?: string[];
};

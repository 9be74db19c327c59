/** Added to the score of a token that begins a term. */
const startBonus = 0.3;
/** Added for each token of the term that is there already. */
const matchedBonus = 1;
const mostBonus = 3;

type Node = Map<number, Node>;

export type TermTrie = { open(): TermListener };

/** Follows one transcription token by token. */
export type TermListener = {
  /** Raises the scores of tokens that would begin a subject term or carry one on. */
  favour(scores: Float32Array): void;
  take(token: number): void;
};

/**
 * The subject's terms as a tree of tokens. What sounds alike is written as the term ('elasticity', not 'a last city')
 * when the model is nearly of two minds; a clear word is never overruled. The three numbers were measured.
 */
export function growTrie(terms: number[][]): TermTrie {
  const root: Node = new Map();
  for (const term of terms) {
    let node = root;
    for (const token of term) {
      const next: Node = node.get(token) ?? new Map();
      node.set(token, next);
      node = next;
    }
  }
  return { open: () => listen(root) };
}

function listen(root: Node): TermListener {
  let reached: { node: Node; matched: number }[] = [];
  return {
    favour(scores) {
      const bonuses = new Map<number, number>();
      for (const token of root.keys()) bonuses.set(token, startBonus);
      for (const { node, matched } of reached)
        for (const token of node.keys())
          bonuses.set(token, Math.max(bonuses.get(token) ?? 0, Math.min(matched * matchedBonus, mostBonus)));
      for (const [token, bonus] of bonuses) scores[token] = (scores[token] ?? 0) + bonus;
    },
    take(token) {
      reached = [{ node: root, matched: 0 }, ...reached].flatMap(({ node, matched }) => {
        const next = node.get(token);
        return next ? [{ node: next, matched: matched + 1 }] : [];
      });
    },
  };
}

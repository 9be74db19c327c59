const wordsInARow = 8;
/** More than eight long words: what came before a piece and may make a run with it. */
const overlap = 200;

/** Tells, piece by piece, whether a model recites its rules: their secret mark, or eight words in a row of them. */
export function watchForEcho(rules: string, canary: string): (piece: string) => boolean {
  const runs = new Set(runsOf(rules));
  const mark = canary.replaceAll('-', '');
  let said = '';
  return (piece) => {
    said += piece;
    if (
      said
        .replaceAll(/[^\da-f]/gi, '')
        .toLowerCase()
        .includes(mark)
    )
      return true;
    return runsOf(said.slice(-piece.length - overlap)).some((run) => runs.has(run));
  };
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(wordsInARow - 1).map((_, at) => words.slice(at, at + wordsInARow).join(' '));
}

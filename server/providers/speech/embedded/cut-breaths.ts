/** The first words are heard before the rest is made: two to three seconds, in which a rest of any length is made. */
const mostFirstWords = 8;
/** What is no longer than this is torn nowhere but at a comma: it sounds better whole. */
const shortWords = 12;
/** A piece that is spoken in one breath; a longer sentence is cut at its commas. */
const longestPiece = 160;
const shortestPiece = 40;

/** A sentence in the pieces that are spoken one after another: a short beginning, and the rest breath by breath. */
export function cutBreaths(text: string): string[] {
  return cutFirst(text).flatMap((part) => cutAtPauses(part));
}

/** What may begin a breath of its own, the best first. */
const joints = [
  /^(?:and|but|so|or|because|which|that|when|where|while|if|then|than)$/i,
  /^(?:as|to|of|in|on|for|from|with|by|at|is|are|was|were|will|would|can|may)$/i,
];
/** A number is never torn apart. */
const ofNumbers =
  /^(?:zero|nought|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|\w+ty-\w+|hundred|thousand|million|billion|trillion|point|minus)$/;

/** At a comma; in a longer sentence else before a word that joins, else where the eight words are over. */
function cutFirst(text: string): string[] {
  const words = text.split(' ');
  if (words.length <= mostFirstWords) return [text];
  const places = Array.from({ length: mostFirstWords - 3 }, (_, index) => mostFirstWords - index).filter(
    (place) => words.length - place > 2 && !ofNumbers.test(words[place - 1] ?? ''),
  );
  const pause = places.find((place) => /[,;:.!?]$/.test(words[place - 1] ?? ''));
  if (!pause && words.length <= shortWords) return [text];
  const cut =
    pause ??
    joints.flatMap((joint) => places.find((place) => joint.test(words[place] ?? '')) ?? [])[0] ??
    mostFirstWords;
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

function cutAtPauses(text: string): string[] {
  if (text.length <= longestPiece) return [text];
  const pieces: string[] = [];
  for (const clause of text.split(/(?<=[,;:.!?])\s+/)) {
    const last = pieces.at(-1);
    if (last !== undefined && (last.length < shortestPiece || last.length + clause.length < longestPiece))
      pieces[pieces.length - 1] = `${last} ${clause}`;
    else pieces.push(clause);
  }
  return pieces.flatMap((piece) => cutAtSpaces(piece));
}

/** Without any comma for three lines: cut where there is a space. */
function cutAtSpaces(text: string): string[] {
  if (text.length <= longestPiece * 2) return [text];
  const space = text.lastIndexOf(' ', longestPiece);
  const cut = space > 0 ? space : longestPiece;
  return [text.slice(0, cut), ...cutAtSpaces(text.slice(cut).trim())];
}

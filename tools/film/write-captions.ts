export type Caption = { start: number; end: number; text: string };

/** WebVTT, two lines at most: a long line is shown as one caption after the other, each as long as its words take. */
export function writeCaptions(captions: Caption[]): string {
  const cues = captions.flatMap(split).map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${text}`);
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function split({ start, end, text }: Caption): Caption[] {
  const sentences = text.split(/(?<=[.?!])\s+/);
  const perLetter = (end - start) / text.length;
  let at = start;
  return sentences.map((sentence) => {
    const cue = { start: at, end: Math.min(end, at + (sentence.length + 1) * perLetter), text: sentence };
    at = cue.end;
    return cue;
  });
}

function clock(milliseconds: number): string {
  const at = new Date(Math.round(milliseconds));
  return at.toISOString().slice(11, 23);
}

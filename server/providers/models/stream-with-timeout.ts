/**
 * What comes, as long as nothing takes longer than it may; `tooLate` is then to end the stream. It is counted from the
 * asking on, so that an answer which never begins is noticed too, and not while the one who listens is busy.
 */
export async function* streamWithTimeout<Part>(
  stream: AsyncIterable<Part>,
  milliseconds: number,
  tooLate: () => void,
): AsyncGenerator<Part, void, undefined> {
  let limit = setTimeout(tooLate, milliseconds);
  try {
    for await (const part of stream) {
      clearTimeout(limit);
      yield part;
      limit = setTimeout(tooLate, milliseconds);
    }
  } finally {
    clearTimeout(limit);
  }
}

/** How many billions of parameters a name tells: 'qwen3.5:4b', 'gemma-4-E4B-it', 'gemma3:270m'. */
export function billionsIn(name: string): number | undefined {
  // Millions have two digits and more: '-1M' in a name is how much it reads at once.
  const [, found, scale = ''] = /(?:^|[-_:/ ])e?(\d+(?:\.\d+)?(?=b)|\d{2,}(?=m))([bm])(?:$|[-_.: ])/i.exec(name) ?? [];
  return found ? inBillions(found, scale) : undefined;
}

/** As Ollama tells it: '4.0B', '268.10M'. */
export function billionsOf(size: string): number | undefined {
  const [, found, scale = ''] = /^([\d.]+) ?([BM])$/i.exec(size.trim()) ?? [];
  return found ? inBillions(found, scale) : undefined;
}

function inBillions(number: string, scale: string): number {
  return Number(number) / (scale.toLowerCase() === 'm' ? 1000 : 1);
}

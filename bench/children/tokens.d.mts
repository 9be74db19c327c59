export function tokens(count: number): AsyncGenerator<string>;

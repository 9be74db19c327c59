export function measureMemory(): number;

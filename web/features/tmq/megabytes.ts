/** '10 MB', '1.4 MB', '320 kB' */
export function megabytes(bytes: number): string {
  const thousands = Math.max(1, Math.round(bytes / 1024));
  if (thousands < 1024) return `${thousands} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MB`;
}

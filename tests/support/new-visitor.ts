/**
 * Each file of component tests begins with a browser that knows nobody. One page runs many files one after another, and
 * a cookie that says "signed in" would make the next file ask its own doubles who that is.
 */
for (const cookie of document.cookie.split('; ')) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store would have to be told the path, which it does not tell
  document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
}
localStorage.clear();
sessionStorage.clear();

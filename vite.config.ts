import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * A few kinds of chunk, so that a page needs few requests: `frame` is all that every page runs, `form-parts` and
 * `parts` are what several screens share, and each screen has one of its own.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { debugName: 'frame', name: (id, graph) => (everyPageModules(graph).has(id) ? 'frame' : null), priority: 2 },
  {
    name: 'form-parts',
    test: /[\\/]web[\\/](use-form|ui[\\/](checkbox|field|field-frame|form-error|line-icon|password-field))\./,
    priority: 1,
  },
  { name: 'parts', test: /[\\/](web[\\/]ui|domain|lucide-react)[\\/]/, minShareCount: 3, priority: 0 },
];

const closures = new WeakMap<Rolldown.ChunkingContext, Set<string>>();

/** What `main.tsx` imports statically, all the way down, and the small parts that most public screens use. */
function everyPageModules(graph: Rolldown.ChunkingContext): Set<string> {
  const known = closures.get(graph);
  if (known) return known;
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(`${import.meta.dirname}/web/main.tsx`);
  visit(`${import.meta.dirname}/web/still.tsx`);
  visit(`${import.meta.dirname}/web/kept/stores.ts`);
  closures.set(graph, reached);
  return reached;
}

/**
 * Vite's helper around every `import()` loads a chunk's stylesheets and preloads first. No chunk of ours has any: all
 * styles are in one file. Without it every page loads half a kilobyte less.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), plainImports],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    // The pages ask for their own chunks; a list of all others would be sent with every page.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});

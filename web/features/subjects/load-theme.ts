import type { ThemeView } from '#content/curriculum/curriculum.ts';
import { parseThemeId } from '#domain/themes.ts';
import { api, replyOf } from '#web/api.ts';

const themes = new Map<string, Promise<ThemeView>>();

/** Asked for once per visit; a failure is forgotten, so that another try asks again. */
export function loadTheme(themeId: string): Promise<ThemeView> {
  const known = themes.get(themeId);
  if (known) return known;
  const asked = readTheme(themeId);
  themes.set(themeId, asked);
  asked.catch(() => themes.delete(themeId));
  return asked;
}

async function readTheme(themeId: string): Promise<ThemeView> {
  const theme = parseThemeId(themeId);
  if (!theme) throw new Error(`There is no theme ${themeId}`);
  const param = { subject: theme.subject, number: String(theme.number) };
  return replyOf(api.subjects[':subject'].themes[':number'].$get({ param }));
}

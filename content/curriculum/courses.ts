import type { Board } from '#domain/study/boards.ts';
import type { Subject } from '#domain/subjects.ts';
import businessMap from './business.json' with { type: 'json' };
import type { SpecSection } from './curriculum.ts';
import economicsMap from './economics.json' with { type: 'json' };

type CourseTheme = { number: number; title: string; sections: SpecSection[] };

/** Every theme (Economics) or topic (Business) with its sections, in the course's order. */
export const courses: Record<Subject, CourseTheme[]> = {
  economics: economicsMap.themes,
  business: businessMap.units,
};

/** What each course follows, as one says it, and the board that sets it. */
export const specifications: Record<Subject, { name: string; board: Board }> = {
  economics: { name: 'Edexcel A', board: 'Edexcel' },
  business: { name: 'AQA', board: 'AQA' },
};

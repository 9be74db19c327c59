import type { CornerRule, PointRule } from '#domain/diagrams/diagram-rules.ts';
import type { Subject } from '#domain/subjects.ts';

/**
 * The shapes of the curriculum's files. Section ids are unique within a subject only.
 *
 * Model answers, required ideas, accept patterns, indicative content and checkpoints are for the server: the browser gets
 * the views at the end of this file, `public/`, and the three files that hold no answers (economics, business, skills).
 */
export type AssessmentObjective = 'AO1' | 'AO2' | 'AO3' | 'AO4';

/* knowledge/*.json */
export type KnowledgeFile = {
  subject: Subject;
  spec: string;
  unit: string;
  title: string;
  version: string;
  sections: KnowledgeSection[];
};

export type KnowledgeSection = {
  id: string;
  title: string;
  topics: string[];
  diagrams: string[];
  keyPoints: KeyPoint[];
  questions: QuickFireQuestion[];
};

export type KeyPoint =
  | { id: string; type: 'definition'; term: string; text: string }
  | { id: string; type: 'formula'; term: string; formula: string; text: string }
  | { id: string; type: 'chain'; steps: string[]; text: string }
  | { id: string; type: 'evaluation'; text: string }
  | { id: string; type: 'point'; text: string }
  | { id: string; type: 'example'; text: string; verified: 'checked' | 'memory' | 'illustrative' }
  | { id: string; type: 'misconception'; misconception: string; correction: string; text: string };

/** `accept` holds patterns: slots in any order, `a/b` either, `a_b` in sequence, `a*` a prefix, `@up` a list of macros.json. */
export type Idea = { idea: string; accept: string[] };

export type QuickFireQuestion = {
  id: string;
  ao: AssessmentObjective;
  difficulty: 1 | 2 | 3;
  seconds: 30 | 60 | 90;
  prompt: string;
  modelAnswer: string;
  requiredIdeas: Idea[];
  /** 'Give two': any so many of the required ideas; all of them when absent. */
  need?: number;
  bonusIdeas?: Idea[];
  /** The sign is ignored when compared. */
  numeric?: { value: number; tolerance: number; unit: string };
  commonErrors?: { patterns: string[]; feedback: string }[];
};

/* economics.json and business.json */
export type SpecSection = { id: string; title: string; topics: string[]; group?: string };

export type Theme = {
  id: string;
  number: number;
  title: string;
  tutorAgentKey: string;
  knowledgeFile: string;
  aLevelOnly?: boolean;
  sections: SpecSection[];
};

/* simulator.json */

export type SimulatorEntry = SimulatorQuestion & {
  agentKey: string;
  levelDescriptors: {
    split: string;
    commandWord: string;
    strands: { strand: string; max: number; levels: { level: number; marks: string; descriptor: string }[] }[];
  };
  indicativeContent: {
    knowledge: string[];
    application: string[];
    analysisChains: string[];
    evaluation: string[];
    judgement: string;
  };
  suggestedDiagrams: string[];
  checkpoints: ({ id: string; ao: AssessmentObjective } & Idea)[];
  tutorPrompts: string[];
  commonPitfalls: string[];
};

/* diagrams.json: coordinates from 0 to 1, x to the right, y up */
export type XY = [x: number, y: number];

export type VertexRef = CornerRule;

type DiagramWords = {
  id: string;
  title: string;
  explanation: string;
  steps?: string[];
  commonErrors: string[];
};

export type DiagramPoint = Omit<PointRule, 'acceptX' | 'acceptY'>;

export type CurvesDiagram = DiagramWords & {
  kind: 'xy';
  axes: { x: { label: string }; y: { label: string } };
  curves: { id: string; label: string; reference: XY[] }[];
  points?: DiagramPoint[];
  areas?: { id: string; label: string; vertices: VertexRef[] }[];
  requiredLabels?: { label: string; at: XY }[];
};

export type MatrixDiagram = DiagramWords & {
  kind: 'matrix';
  axes: Record<'x' | 'y', { key: string; label: string; values: string[] }>;
  cells: { [key: string]: unknown; id: string; label: string }[];
};

export type TreeOption = {
  id: string;
  label: string;
  cost: number;
  value?: number;
  outcomes?: { label: string; probability: number; value: number }[];
};

export type TreeDiagram = DiagramWords & {
  kind: 'tree';
  tree: { options: TreeOption[] };
  expected: { option: string; expectedValue: number; netGain: number }[];
};

export type NetworkActivity = { id: string; duration: number; pred: string[] };

export type NetworkDiagram = DiagramWords & {
  kind: 'network';
  activities: NetworkActivity[];
  expected: { total: number; est: Record<string, number>; lft: Record<string, number>; critical: string[] };
};

/** What is drawn. The file also holds what a student's drawing is checked against. */
export type Diagram = CurvesDiagram | MatrixDiagram | TreeDiagram | NetworkDiagram;

/** What a student with the subject may read of a theme. */
export type ThemeView = { subject: Subject; number: number; title: string; sections: SectionView[] };

export type SectionView = SpecSection & {
  keyPoints: KeyPoint[];
  questions: QuestionView[];
  diagrams: Diagram[];
};

export type QuestionView = Pick<QuickFireQuestion, 'id' | 'ao' | 'difficulty' | 'seconds' | 'prompt'>;

/** What anybody may read of a simulator question: public/simulator-{index}.json. */
export type SimulatorQuestion = {
  index: number;
  label: string;
  notice: string;
  eb: 'Edexcel A' | 'OCR' | 'AQA';
  year: number;
  paper: string;
  topic: string;
  marksTag: string;
  marks: number;
  part: 'micro' | 'macro';
  title: string;
  question: string;
  caseStudy: { title: string; paragraphs: string[] }[];
  figures: { text: string; status: 'real' | 'illustrative'; source?: string }[];
};

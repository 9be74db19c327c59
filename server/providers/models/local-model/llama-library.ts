/** The part of node-llama-cpp that we use. It is fetched by `npm run model`, and never a dependency of the product. */
export type LlamaLibrary = {
  getLlama(options: {
    gpu: 'auto';
    build: 'never';
    progressLogs: false;
    logLevel: 'error';
    logger(level: string, message: string): void;
    maxThreads: number;
  }): Promise<{ gpu: string | false; loadModel(options: { modelPath: string }): Promise<LlamaModel> }>;
  resolveChatWrapper(model: LlamaModel, options: { customWrapperSettings: object }): object;
  LlamaChatSession: new (options: { contextSequence: object; chatWrapper: object }) => LlamaSession;
};

type LlamaModel = {
  trainContextSize: number;
  createContext(options: {
    contextSize: { min: number; max: number };
    threads: number;
  }): Promise<{ getSequence(): object }>;
};

type LlamaSession = {
  setChatHistory(history: ChatItem[]): void;
  prompt(words: string, options: PromptOptions): Promise<string>;
};

type ChatItem = { type: 'system' | 'user'; text: string } | { type: 'model'; response: readonly string[] };

type PromptOptions = {
  maxTokens: number;
  temperature: number;
  budgets: { thoughtTokens: number };
  signal: AbortSignal;
  stopOnAbortSignal: true;
  onTextChunk(text: string): void;
};

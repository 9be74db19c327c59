type Call = { name: string; input: unknown };

/** How one vendor's stream is spelt. */
export type Protocol = {
  frame(event: object): string;
  last: string;
  start(): object[];
  call(call: Call, index: number): object[];
  textStart(index: number): object[];
  piece(text: string, index: number): object[];
  end(reply: { text: string; index: number; called: boolean }): object[];
  error(error: { type: string; message: string }): object;
  /** The answer when no stream was asked for. */
  whole(text: string, body: Record<string, unknown>): object;
};

const usage = { input_tokens: 10, output_tokens: 5 };

const responses: Protocol = {
  frame: (event) => `event: ${Object(event).type}\ndata: ${JSON.stringify(event)}\n\n`,
  last: '',
  start: () => [{ type: 'response.created', response: { id: 'resp_1', created_at: 1, model: 'a-model' } }],
  call: ({ name, input }, index) => {
    const item = { type: 'function_call', id: `fc_${index}`, call_id: `call_${index}`, name };
    const args = JSON.stringify(input);
    return [
      { type: 'response.output_item.added', output_index: index, item: { ...item, arguments: '' } },
      { type: 'response.function_call_arguments.delta', item_id: item.id, output_index: index, delta: args },
      {
        type: 'response.output_item.done',
        output_index: index,
        item: { ...item, arguments: args, status: 'completed' },
      },
    ];
  },
  textStart: (index) => [
    { type: 'response.output_item.added', output_index: index, item: { type: 'message', id: 'msg_1' } },
  ],
  piece: (delta, index) => [
    { type: 'response.output_text.delta', item_id: 'msg_1', output_index: index, content_index: 0, delta },
  ],
  end: ({ text, index }) => [
    ...(text
      ? [{ type: 'response.output_item.done', output_index: index, item: { type: 'message', id: 'msg_1' } }]
      : []),
    { type: 'response.completed', response: { incomplete_details: null, usage } },
  ],
  error: ({ type, message }) => ({
    type: 'error',
    sequence_number: 1,
    error: { type, code: type, message, param: null },
  }),
  whole: (text) => ({
    id: 'resp_1',
    created_at: 1,
    model: 'a-model',
    output: [
      { type: 'message', role: 'assistant', id: 'msg_1', content: [{ type: 'output_text', text, annotations: [] }] },
    ],
    usage,
  }),
};

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'chat_1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'a-model',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

const chat: Protocol = {
  frame: (event) => `data: ${JSON.stringify(event)}\n\n`,
  last: 'data: [DONE]\n\n',
  start: () => [chunk({ role: 'assistant', content: '' })],
  call: ({ name, input }, index) => [
    chunk({
      tool_calls: [
        { index, id: `call_${index}`, type: 'function', function: { name, arguments: JSON.stringify(input) } },
      ],
    }),
  ],
  textStart: () => [],
  piece: (content) => [chunk({ content })],
  end: ({ called }) => [chunk({}, called ? 'tool_calls' : 'stop')],
  error: ({ type, message }) => ({ error: { message, type, param: null, code: type } }),
  whole: (content) => ({
    ...chunk({}),
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  }),
};

const anthropic: Protocol = {
  frame: (event) => `event: ${Object(event).type}\ndata: ${JSON.stringify(event)}\n\n`,
  last: '',
  start: () => [
    {
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'a-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage,
      },
    },
  ],
  call: ({ name, input }, index) => [
    { type: 'content_block_start', index, content_block: { type: 'tool_use', id: `toolu_${index}`, name, input: {} } },
    { type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) } },
    { type: 'content_block_stop', index },
  ],
  textStart: (index) => [{ type: 'content_block_start', index, content_block: { type: 'text', text: '' } }],
  piece: (text, index) => [{ type: 'content_block_delta', index, delta: { type: 'text_delta', text } }],
  end: ({ text, index, called }) => [
    ...(text ? [{ type: 'content_block_stop', index }] : []),
    { type: 'message_delta', delta: { stop_reason: called ? 'tool_use' : 'end_turn', stop_sequence: null }, usage },
    { type: 'message_stop' },
  ],
  error: ({ type, message }) => ({ type: 'error', error: { type, message } }),
  whole: (text, body) => {
    // Older models give structured output as the call of a tool named 'json'.
    const asTool = text.startsWith('{') && Array.isArray(body.tools) && body.tools.some(({ name }) => name === 'json');
    const content = asTool
      ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) }
      : { type: 'text', text };
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'a-model',
      content: [content],
      stop_reason: asTool ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage,
    };
  },
};

export const modelProtocols: Record<string, Protocol> = {
  '/v1/responses': responses,
  '/v1/chat/completions': chat,
  '/v1/messages': anthropic,
};

type Options = { agentId: string; connectionType: 'websocket'; origin: string };

declare const ElevenLabsClient: { Conversation: { startSession(options: Options): Promise<unknown> } };

/** ElevenLabs' own client as it comes from npm, told only where the server is. */
export async function startElevenLabs(): Promise<void> {
  await new Promise((loaded, fail) => {
    const script = document.createElement('script');
    script.src = '/elevenlabs-client.js';
    script.addEventListener('load', loaded);
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  const { Conversation } = ElevenLabsClient;
  await Conversation.startSession({
    agentId: 'agent_bench',
    connectionType: 'websocket',
    origin: `ws://${location.host}`,
  });
}

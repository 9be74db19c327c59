import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { signIn } from './voice/student.ts';

export type WritingStudent = { cookie: string; conversationId: string };

const connections = 16;

/** New demo students, each with a conversation. */
export function startWritingStudents(origin: string, count: number): Promise<WritingStudent[]> {
  return Promise.all(Array.from({ length: count }, () => signIn(origin)));
}

/** Each of them writes so many times, one after another, all at once. Gives back the lines of one reply. */
export async function writeAtOnce(origin: string, students: WritingStudent[], turns: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let reply = '';
  const work = students.map(async (student) => {
    for (let turn = 0; turn < turns; turn++) reply = await write(origin, student, agent);
  });
  await Promise.all(work).finally(() => agent.destroy());
  return reply.trimEnd().split('\n');
}

function write(origin: string, { cookie, conversationId }: WritingStudent, agent: Agent): Promise<string> {
  const url = `${origin}/api/tutor/conversations/${conversationId}/messages`;
  const headers = { Origin: origin, Cookie: cookie, 'Content-Type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      text(response).then((body) => {
        if (response.statusCode === 200 && body.includes('"type":"end"')) resolve(body);
        else reject(new Error(`A turn was answered ${response.statusCode}: ${body.slice(0, 300)}`));
      }, reject);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ key: crypto.randomUUID(), text: 'Demand rises because incomes are higher.' }));
  });
}

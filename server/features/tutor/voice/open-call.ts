import { findTutor } from '#content/tutors.ts';
import type { OpenCall, VoiceCall } from '../../../providers/call/interface.ts';
import { EngineFailure } from '../../../providers/models/interface.ts';
import { readCourse } from '../../account/study-profile.ts';
import { readWeakPoints } from '../../memory/evidence-queries.ts';
import { readHistory } from '../message-queries.ts';
import { createHiding } from '../without-details.ts';
import { insertCall } from './call-queries.ts';
import type { VoiceWorld } from './voice-world.ts';

/** After every message that there is. */
const newest = 2 ** 31 - 1;
/** Twenty exchanges, as a hosted brain gets. */
const rememberedMessages = 40;

/** A call with a vendor, written down before anything is said. Nothing when the vendor does not hold this tutor's calls. */
export async function openCall({ deps, conversation }: VoiceWorld, vendor: VoiceCall): Promise<OpenCall | undefined> {
  const { agentId, focus, userId, subject } = conversation;
  const agent = findTutor(agentId);
  if (!agent) throw new EngineFailure('call', 'off');
  const weakPoints = await readWeakPoints(deps.db, conversation);
  const hide = await createHiding(deps, userId);
  const said = await readHistory(deps.db, conversation.id, newest, rememberedMessages);
  const history = said.map(({ by, text }) => ({ by, text: hide(text) }));
  const { board, taught } = await readCourse(deps.db, userId, subject);
  const course = { board: board ?? undefined, taught };
  const call = await vendor.open({ agent, focus: focus ?? undefined, ...course, weakPoints, history });
  if (!call) return undefined;
  const startedAt = deps.clock.now();
  // A vendor that keeps no copy has forgotten it already.
  const forgottenAt = vendor.forget ? null : startedAt;
  try {
    await insertCall(deps.db, { id: call.id, vendor: vendor.description, userId, subject, startedAt, forgottenAt });
    return call;
  } catch (error) {
    await call.hangUp().catch(() => undefined);
    throw error;
  }
}

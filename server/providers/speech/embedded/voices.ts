import type { TutorVoice } from '#domain/tutor-protocol.ts';

/** What the voices' threads are given, and the rate of the sound that they give back. */
export type MouthInput = { text: string; speed: number; voice?: TutorVoice | undefined };

export const fliteRate = 16_000;
export const kokoroRate = 24_000;
export const dittliRate = 22_050;

import { useEffect, useRef } from 'react';
import type { TutorSession } from './tutor-session.ts';

const points = 96;

/** A pen line that both voices move: the student's in ink, the tutor's in the subject's colour. */
export function VoiceTrace({ session, label }: { session: TutorSession; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    return matchMedia('(prefers-reduced-motion: reduce)').matches
      ? drawBars(element, pen, session)
      : drawLines(element, pen, session);
  }, [session]);
  return <canvas ref={canvas} role="img" aria-label={label} className="h-full w-full" />;
}

type Pen = CanvasRenderingContext2D;

function drawLines(element: HTMLCanvasElement, pen: Pen, session: TutorSession): () => void {
  const student = new Float32Array(points);
  const tutor = new Float32Array(points);
  let frame = 0;
  let step = 0;
  const draw = () => {
    step++;
    const levels = session.voice.levels();
    shift(student, levels.student);
    shift(tutor, levels.tutor);
    const { width, height, colours } = prepare(element, pen);
    drawLine(pen, { levels: student, step, width, height, colour: colours.ink });
    drawLine(pen, { levels: tutor, step, width, height, colour: colours.accent });
    frame = requestAnimationFrame(draw);
  };
  draw();
  return () => cancelAnimationFrame(frame);
}

/** Nothing travels: two bars that grow and shrink a few times a second. */
function drawBars(element: HTMLCanvasElement, pen: Pen, session: TutorSession): () => void {
  const draw = () => {
    const { width, height, colours } = prepare(element, pen);
    const { student, tutor } = session.voice.levels();
    pen.fillStyle = colours.ink;
    pen.fillRect(0, height / 2 - 7, Math.max(2, student * width), 5);
    pen.fillStyle = colours.accent;
    pen.fillRect(0, height / 2 + 2, Math.max(2, tutor * width), 5);
  };
  draw();
  const timer = setInterval(draw, 250);
  return () => clearInterval(timer);
}

function shift(levels: Float32Array, level: number): void {
  levels.copyWithin(0, 1);
  const before = levels[points - 2] ?? 0;
  // Up at once, down slowly, as a needle does.
  levels[points - 1] = Math.max(level, before * 0.86);
}

type Line = { levels: Float32Array; step: number; width: number; height: number; colour: string };

function drawLine(pen: Pen, { levels, step, width, height, colour }: Line): void {
  const x = (index: number) => (index / (points - 1)) * width;
  const y = (index: number) => {
    // Small at both ends, so that the line comes from the paper and returns to it.
    const window = Math.sin((Math.PI * index) / (points - 1)) ** 0.6;
    const wave = Math.sin((index + step) * 0.7) * (levels[index] ?? 0) * window;
    return height / 2 - wave * (height / 2 - 2);
  };
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(0, height / 2);
  for (let index = 1; index < points - 1; index++)
    pen.quadraticCurveTo(x(index), y(index), (x(index) + x(index + 1)) / 2, (y(index) + y(index + 1)) / 2);
  pen.lineTo(width, height / 2);
  pen.stroke();
}

function prepare(element: HTMLCanvasElement, pen: Pen) {
  const { clientWidth: width, clientHeight: height } = element;
  const scale = devicePixelRatio;
  if (element.width !== Math.round(width * scale) || element.height !== Math.round(height * scale)) {
    element.width = Math.round(width * scale);
    element.height = Math.round(height * scale);
  }
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, width, height);
  const style = getComputedStyle(element);
  const colours = { ink: style.getPropertyValue('--ink'), accent: style.getPropertyValue('--accent') };
  return { width, height, colours };
}

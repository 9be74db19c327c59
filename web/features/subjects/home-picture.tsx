/** Each subject's emblem, drawn as on squared paper. */
export function HomePicture({ title, colour }: { title: string; colour: string }) {
  return (
    <svg
      viewBox="0 0 200 72"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block w-full"
      style={{ background: colour }}
    >
      <path d={grid} stroke="#fff" strokeOpacity="0.16" strokeWidth="0.5" />
      <path
        d={emblems[title]}
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const grid = [12, 24, 36, 48, 60].map((y) => `M0 ${y}h200`).join('') + columns();

function columns(): string {
  return Array.from({ length: 16 }, (_, index) => `M${(index + 1) * 12} 0v72`).join('');
}

const emblems: Record<string, string> = {
  Economics: 'M72 10v50h58M80 52 122 16M80 16l42 36',
  Business: 'M70 60h62M78 60V42h10v18M96 60V30h10v30M114 60V16h10v44',
  Law: 'M100 12v48M86 60h28M74 20h52M74 20l-10 22h20zM126 20l-10 22h20z',
  Physics:
    'M100 33a3 3 0 1 0 .1 0M66 36a34 12 0 1 0 68 0a34 12 0 1 0-68 0M83 6.6a34 12 60 1 0 34 58.8a34 12 60 1 0-34-58.8M117 6.6a34 12 120 1 0-34 58.8a34 12 120 1 0 34-58.8',
};

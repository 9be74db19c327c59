# Trains the reader of acts: the student's words and the tutor's last words to what the student is doing.
from common import *
OUT = os.environ['OUTDIR']; steps = int(os.environ.get('STEPS', 2600)); torch.manual_seed(int(os.environ.get('SEED', 1))); R = random.Random(int(os.environ.get('SEED', 1)))
by = {}
for e in E: by.setdefault(e['key'], []).append(e)
answers = []
for f in sorted(glob.glob('models/answer-marker/training/data/*.jsonl')):
    for line in open(f):
        r = json.loads(line)
        if r['key'] in Q: answers += [(Q[r['key']]['prompt'], x['t']) for x in r['answers'] if x['k'] != 'off-topic']
acts = {}; act = None
for f in sorted(glob.glob(L + '/data/acts/*.txt')):
    for line in open(f):
        line = line.strip()
        if line.startswith('= '): act = line[2:].strip()
        elif line and not line.startswith('#'): acts.setdefault(act, []).append(line)
ex = []
for f in sorted(glob.glob(L + '/data/acts/*.jsonl')):
    for line in open(f):
        if line.strip(): x = json.loads(line); ex.append((x['tutor'], x['student'], x['act']))
# whole tutor texts are held, not single lines
tt = sorted({t for t, *_ in ex}); random.Random(4).shuffle(tt); hold = set(tt[:len(tt) // 10]); tests = [x for x in ex if x[0] in hold]; ex = [x for x in ex if x[0] not in hold]
held = {k: set(random.Random(3).sample(v, max(2, len(v) // 12))) for k, v in acts.items()}
names = sorted(set(acts) | {'answer', 'ask', 'claim'}); LB = {n: i for i, n in enumerate(names)}; assert all(k in LB for *_, k in ex + tests), {k for *_, k in ex + tests} - set(LB); print(len(names), 'acts', len(answers), 'answers', len(ex), 'exchanges', len(tests), 'held', flush=True)
qs = [json.loads(l) for l in open(L + '/data/queries.jsonl')]; QA = {'ask': 'ask', 'opinion': 'ask', 'compare': 'ask', 'claim': 'claim', 'example': 'example', 'diagram': 'diagram', 'exam-technique': 'exam-technique', 'current-data': 'current-data', 'confused': 'confused'}; qs = [(x['subject'][0] + x['section'], x['student'], QA[x['act']]) for x in qs]
JD = []
for f in sorted(glob.glob(L + '/data/claims/*.jsonl')):
    for line in open(f):
        try: r = json.loads(line); JD.append((E[at[r['id']]]['key'], r['t']))
        except Exception: pass
OPEN = ['Hello. What shall we work on?', 'What would you like to do today?', 'Hi! What are you revising today?', '', 'Anything else?', 'What next?', 'Where to now?']
OFFER = ['Shall I give you an example?', 'Would you like to try a question on it?', 'Do you want me to go through it step by step?', 'Shall we go back to the question?', 'Want a hint?', 'Shall I test you on that?', 'Would it help to see it with numbers?', 'Do you want to see the diagram?', 'Did you mean the first or the second?', 'Want to try one on it, or leave it there?', 'Another one, or something else?', 'Shall we take one small thing now?', 'Want another go?']
def tutor(r, e=None, ask=None):
    u = r.random(); e = e or r.choice(E)
    if ask is None: ask = e.get('check') if u < .55 else r.choice(OFFER) if u < .7 else None if u < .9 else r.choice(list(Q.values()))['prompt']
    s = e['reply'].split('. '); lead = '' if r.random() < .15 else e['reply'] if r.random() < .6 else '. '.join(s[-2:]); return (lead + ' ' + ask).strip() if ask else (lead or r.choice(OPEN))
def rough(t, r):
    if r.random() < .15: t = typo(t, r)
    if r.random() < .15: t = r.choice(['ok ', 'um ', 'so ', 'er ', 'right ', 'please ', 'wait ', 'hmm ', 'lol ', 'and ', 'but ', 'yeah ', 'erm so like ']) + t
    if r.random() < .08: t += r.choice([' pls', ' please', ' lol', ' haha', ' x', '?', '??', '!', ' then', ' sir', ' tho'])
    if r.random() < .4: t = t.lower().replace('?', '') if r.random() < .6 else t[:1].upper() + t[1:]
    return t
ctx = lambda r, k: tutor(r, r.choice(by[k]) if k in by else None)
def asked(t, r):
    if r.random() > .35: return t
    t = t.rstrip('. ?!'); t = t[:1].lower() + t[1:]
    if r.random() < .5: t = re.split(r'(?<=[a-z])[.;,] ', t)[0]
    return r.choice(['is it ', 'is it because ', 'is it cos ', 'would it be ', 'um is it ', 'so is it ', 'maybe ', '', '', '', 'does it mean ', 'is the answer ', 'i think ', 'wouldnt ', 'isnt it ']) + t + r.choice(['?', '?', '??', ' right?', ' yeah?', ' or something?', ' or am i wrong', ' i think?', ' not sure tho', ''])
def sample(r):
    u = r.random()
    if u < .36: t, s_, k = r.choice(ex); return (t if r.random() < .9 else tutor(r, ask=t)), rough(s_, r), k
    if u < .50: p, t = r.choice(answers); return tutor(r, ask=p), rough(asked(t, r), r), 'answer'
    if u < .54:
        e = r.choice(E)
        if e.get('check'): return tutor(r, e, e['check']), rough(r.choice([e['answer'], '; '.join(e['ideas']), r.choice(e['ideas']), 'is it because ' + e['ideas'][0] + '?', 'i think ' + e['ideas'][0], e['answer'].split('. ')[0]]), r), 'answer'
    if u < .66:
        e = r.choice(E); near = r.choice(by[e['key']]); return tutor(r, near if r.random() < .85 else None), rough(r.choice(e['asks']), r), 'claim' if e['kind'] == 'misconception' else 'ask'
    if u < .72: k, t, y = r.choice(qs); return ctx(r, k), rough(t, r), y
    if u < .78 and JD: k, t = r.choice(JD); return ctx(r, k), rough(t, r), 'claim'
    k = r.choice(sorted(acts)); t = r.choice([x for x in acts[k] if x not in held[k]])
    if k in ('yes', 'no'): return tutor(r, ask=r.choice(OFFER)), rough(t, r), k
    if k == 'greeting': return r.choice(OPEN), rough(t, r), k
    if k in ('stuck', 'hint', 'tell-me'): e = r.choice(E); return tutor(r, e, e.get('check') or 'What do you think?'), rough(t, r), k
    return tutor(r), rough(t, r), k
tok = tokenizer(128); tok.enable_truncation(max_length=128)
def prep(rows): return enc(tok, [(s, t[-260:] or '') for t, s in rows])
model = Head(base(), len(names)).to(dev); lr = 1e-4; opt = optimizer(model, lr); t0 = time.time()
def act_batch(r): rows = [sample(r) for _ in range(192)]; return enc0(tok, [(s, t[-260:] or '') for t, s, _ in rows]), torch.tensor([LB[k] for *_, k in rows])
it = stream(act_batch, int(os.environ.get('SEED', 1)), 4)
for step in range(steps):
    X, y = [x.to(dev, non_blocking=True) for x in next(it)]; model.train()
    with torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'): z = model(*X).float()
    loss = F.cross_entropy(z, y, label_smoothing=.05); set_lr(opt, lr, step, steps); opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1.); opt.step()
    if step % 300 == 299: print(f'acts {step + 1} loss {loss.item():.3f} {time.time() - t0:.0f} s', flush=True)
    if time.time() - t0 > float(os.environ.get('AUNTIL', 330)): break
torch.save(model.state_dict(), OUT + '/acts.pt'); json.dump(names, open(OUT + '/acts.json', 'w'))
def predict(pairs):
    model.eval(); out = []
    with torch.no_grad():
        for b in range(0, len(pairs), 256): out.append(model(*prep(pairs[b:b+256])).float().softmax(-1))
    return torch.cat(out)
def report(name, rows):
    p = predict([(t, s) for t, s, _ in rows]); g = [names[i] for i in p.argmax(-1).tolist()]; na = sum(k != 'answer' for *_, k in rows)
    print(name, len(rows), 'right %.3f' % (sum(x == k for x, (*_, k) in zip(g, rows)) / len(rows)), 'taken for an answer %d of %d' % (sum(x == 'answer' and k != 'answer' for x, (*_, k) in zip(g, rows)), na), 'answers missed %d of %d' % (sum(x != 'answer' and k == 'answer' for x, (*_, k) in zip(g, rows)), len(rows) - na), flush=True)
    from collections import Counter
    print('   ', Counter((k, x) for x, (*_, k) in zip(g, rows) if x != k).most_common(14), flush=True)
    for th in (.5, .6, .7, .8): i = LB['answer']; print('    at', th, 'taken', sum(float(q[i]) >= th and k != 'answer' for q, (*_, k) in zip(p, rows)), 'missed', sum(float(q[i]) < th and k == 'answer' for q, (*_, k) in zip(p, rows)))
r = random.Random(9); report('held utterances', [(tutor(r, ask=r.choice(OFFER)) if k in ('yes', 'no') else r.choice(OPEN) if k == 'greeting' else tutor(r, ask=r.choice(E).get('check')) if k in ('stuck', 'hint', 'tell-me') else tutor(r), t, k) for k in acts for t in sorted(held[k])]); report('held exchanges', tests); report('exchanges of another writer', [(x['tutor'], x['student'], x['act']) for x in map(json.loads, open('bench/sets/exchanges.jsonl'))])

# Trains the reader: the student's words and the tutor's last words to what the student is doing, and the words of a sum to what
# each of its figures is and what is asked for.
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
FL = json.load(open(L + '/data/figures/labels.json')); ROLES, TOLD, GOALS = [{n: i for i, n in enumerate(FL[k])} for k in ('roles', 'told', 'goals')]; SIGN = {'money': 'α', 'percent': 'β', 'plain': 'γ'}; FIG = [tok.token_to_id(x) for x in SIGN.values()]; assert None not in FIG
FR = []
for f in sorted(glob.glob(L + '/data/figures/*.train.json')): FR += json.load(open(f))
random.Random(8).shuffle(FR); FH = FR[:len(FR) // 12]; FR = FR[len(FR) // 12:]; print(len(FR), 'sums', len(FH), 'held', flush=True)
def signs(text, units, r=None):
    def one(m):
        u = units[int(m.group(1))]
        if r and u == 'money' and r.random() < .2: u = 'plain'
        if r and u == 'percent' and r.random() < .04: u = 'plain'
        return SIGN[u]
    return re.sub(r'#(\d+)', one, text)
def rougher(t, r):
    w = t.split(' ')
    if r.random() < .35: w = [x for x in w if x in 'αβγ' or r.random() > .06]
    if r.random() < .2:
        i = r.randrange(len(w))
        if len(w[i]) > 3: w[i] = typo(w[i], r)
    if r.random() < .1: w = r.choice(['ok so', 'um', 'right', 'hi', 'so', 'and', 'help', 'quick one']).split() + w
    if r.random() < .1: w = w + r.choice(['pls', 'help', 'thanks', 'idk', 'i dont get it', 'for my homework']).split()
    return ' '.join(w)
def figure_rows(rows, r=None):
    pairs = []; roles = []; told = []; goals = torch.zeros(len(rows), len(GOALS))
    for k, x in enumerate(rows):
        t = signs(x['text'], x['units'], r); b = signs(x['before'], x['bunits']) if x['before'] else ''
        if r: t = rougher(t, r)
        if r and not b and r.random() < .15: y = r.choice(FR); b = signs(y['text'], y['units'])
        pairs.append((t, b)); roles.append([ROLES[m['role']] for m in x['marks']]); told.append([TOLD[m['told']] for m in x['marks']])
        for g in x['goals']: goals[k, GOALS[g]] = 1 / len(x['goals'])
    X = enc0(tok, pairs); at_ = []; ro = []; to = []
    for k in range(len(rows)):
        places = [j for j in range(X.shape[2]) if X[0, k, j] in FIG and X[2, k, j] == 0 and X[1, k, j] == 1]
        for j, a, b in zip(places, roles[k], told[k]): at_.append(k * X.shape[2] + j); ro.append(a); to.append(b)
    return X, torch.tensor(at_), torch.tensor(ro), torch.tensor(to), goals
class Reader(Head):
    def __init__(s, b, n): super().__init__(b, n); s.roles = nn.Linear(384, len(ROLES)); s.told = nn.Linear(384, len(TOLD)); s.goals = nn.Linear(768, len(GOALS))
    def figures(s, i, m, t):
        h = s.bert(input_ids=i, attention_mask=m, token_type_ids=t).last_hidden_state; k = m.unsqueeze(-1).to(h.dtype); g = s.drop(torch.cat([h[:, 0], (h * k).sum(1) / k.sum(1)], -1)); f = s.drop(h).reshape(-1, 384); return s.roles(f), s.told(f), s.goals(g)
model = Reader(base(), len(names)).to(dev); lr = 1e-4; opt = optimizer(model, lr); t0 = time.time()
def act_batch(r): rows = [sample(r) for _ in range(192)]; return (enc0(tok, [(s, t[-260:] or '') for t, s, _ in rows]), torch.tensor([LB[k] for *_, k in rows])) + figure_rows([r.choice(FR) for _ in range(96)], r)
it = stream(act_batch, int(os.environ.get('SEED', 1)), 8)
def held_figures(rows):
    model.eval(); ok_r = n_r = ok_t = ok_g = whole = 0
    with torch.no_grad():
        for b in range(0, len(rows), 128):
            part = rows[b:b+128]; X, a, ro, to, g = figure_rows(part); zr, zt, zg = model.figures(*X.to(dev)); pr = zr[a.to(dev)].argmax(-1).cpu(); pt = zt[a.to(dev)].argmax(-1).cpu(); pg = zg.argmax(-1).cpu(); ok_r += int((pr == ro).sum()); n_r += len(ro); ok_t += int((pt == to).sum()); good = [g[k, pg[k]] > 0 for k in range(len(part))]; ok_g += sum(bool(x) for x in good); row = a // X.shape[2]; bad = set(row[(pr != ro) | (pt != to)].tolist()); whole += sum(bool(x) and k not in bad for k, x in enumerate(good))
    print('figures held: roles %.3f told %.3f goals %.3f whole %.3f' % (ok_r / n_r, ok_t / n_r, ok_g / len(rows), whole / len(rows)), flush=True)
for step in range(steps):
    X, y, FX_, fa, fr, ft, fg = [x.to(dev, non_blocking=True) for x in next(it)]; model.train()
    with torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'): z = model(*X).float(); zr, zt, zg = model.figures(*FX_)
    loss = F.cross_entropy(z, y, label_smoothing=.05) + F.cross_entropy(zr.float()[fa], fr, label_smoothing=.03) + .5 * F.cross_entropy(zt.float()[fa], ft, label_smoothing=.03) + .6 * F.cross_entropy(zg.float(), fg)
    set_lr(opt, lr, step, steps); opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1.); opt.step()
    if step % 300 == 299: print(f'reader {step + 1} loss {loss.item():.3f} {time.time() - t0:.0f} s', flush=True)
    if step % 900 == 899: held_figures(FH)
    if time.time() - t0 > float(os.environ.get('AUNTIL', 330)): break
held_figures(FH); torch.save(model.state_dict(), OUT + '/acts.pt'); json.dump(names, open(OUT + '/acts.json', 'w'))
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

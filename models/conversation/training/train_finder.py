# Trains the finder (words and topic to a vector) and the chooser (does this answer fit, and does it agree with what is said).
from common import *
T0 = time.time(); OUT = os.environ['OUTDIR']; os.makedirs(OUT, exist_ok=True); torch.manual_seed(1); random.seed(1)
tf = tokenizer(96); tc = tokenizer(int(os.environ.get('CLEN', 160))); tj = tokenizer(176)
r0 = random.Random(5)
for e in E: e['held'] = r0.randrange(1, len(e['asks'])) if r0.random() < .06 else None; e['train'] = [x for i, x in enumerate(e['asks']) if i != e['held']]
by = {}
for n, e in enumerate(E): by.setdefault(e['key'], []).append(n)
keys = sorted(by)
# labelled queries of another writer: several right ones, some with none
qs = {}
for line in open(L + '/data/queries.jsonl'): x = json.loads(line); qs[x['i']] = x
LAB = []
for f in sorted(glob.glob(L + '/data/labels/*.jsonl')):
    for line in open(f):
        try: r = json.loads(line)
        except Exception: continue
        x = qs[r['i']]; LAB.append(dict(q=x['student'], topic=f"{titles.get(x['subject'][0] + x['section'], '')} | {x['topic']}" if x['topic'] else '', subject=x['subject'], section=x['section'], act=x['act'], right=[at[i] for i in r['right'] if i in at], part=[at[i] for i in r.get('part', []) if i in at], cands=[at[i] for i in x['cands'] if i in at], verdict=r.get('verdict'), i=r['i']))
# follow-ups, claims and questions: what was just explained, the words, and the entries that answer them
FOL = []
for f in sorted(glob.glob(L + '/data/follow/*.jsonl')):
    for line in open(f): FOL.append(json.loads(line))
for k, x in enumerate(FOL):
    after = E[at[x['after']]] if x.get('after') in at else None; right = [at[i] for i in (x.get('a') or ([x['e']] if 'e' in x else [])) if i in at]; anchor = after or (E[right[0]] if right else None)
    if not anchor: continue
    LAB.append(dict(q=x['t'], topic=f"{after['title']} | {after['asks'][0]}" if after else '', subject=anchor['subject'], section=anchor['section'], act='claim' if x['k'] == 'c' else 'ask', right=right, part=[], cands=None, verdict=None, i=100000 + k))
exact = {}
for n, e in enumerate(E):
    for k in e['asks']: exact.setdefault((e['subject'], k.lower().strip(' ?.!')), []).append(n)
for x in LAB:
    for n in exact.get((x['subject'], x['q'].lower().strip(' ?.!')), []):
        if n not in x['right']: x['right'].append(n)
print('labelled with a right one now', sum(bool(x['right']) for x in LAB), 'of', len(LAB))
held = [x for x in LAB if x['i'] % 7 == 3]; LAB = [x for x in LAB if x['i'] % 7 != 3]; WITH = [x for x in LAB if x['right']]; print(len(E), 'entries', len(LAB), 'labelled', len(WITH), 'with a right one', len(held), 'held', flush=True)
JUDGE = []; V = {'agrees': 0, 'contradicts': 1, 'depends': 2}
for f in sorted(glob.glob(L + '/data/claims/*.jsonl')):
    for line in open(f):
        try: r = json.loads(line); JUDGE.append((at[r['id']], r['t'], V[r['v']]))
        except Exception: pass
for n, e in enumerate(E):
    if e['kind'] == 'misconception': JUDGE += [(n, x, 1) for x in e['asks']]
for x in LAB:
    if x['verdict']: JUDGE += [(n, x['q'], {'right': 0, 'wrong': 1, 'depends': 2}[x['verdict']]) for n in x['right']]
for x in FOL:
    if x['k'] == 'c' and x['e'] in at: JUDGE += [(at[x['e']], x['t'], V[x['v']])] * 2
JH = [j for j in JUDGE if j[0] % 11 == 5]; JUDGE = [j for j in JUDGE if j[0] % 11 != 5]
print(len(JUDGE), 'claims', [sum(v == k for *_, v in JUDGE) for k in range(3)], flush=True)
# the marker's answers: an idea that is present is agreed with, one that is contradicted is not
MK = []
for f in sorted(glob.glob('models/answer-marker/training/data/out-*.jsonl')):
    for line in open(f):
        r = json.loads(line); q = Q.get(r['key'])
        if not q: continue
        for x in r['answers']:
            if len(x['l']) == 1 or len(set(x['l'])) == 1:
                if x['l'][0] == 'P': MK.append((q['prompt'], q['modelAnswer'], x['t'], 0))
                elif x['l'][0] == 'C': MK.append((q['prompt'], q['modelAnswer'], x['t'], 1))
print(len(MK), 'of the marker', flush=True)
LEAD = ['ok so ', 'but ', 'wait ', 'um ', 'so ', 'and ', 'hmm ', 'can you tell me ', 'i dont get ', 'right but ', 'yeah but ', 'quick question ', 'sorry ', 'also ']
def augment(t, r):
    if r.random() < .15: t = typo(t, r)
    if r.random() < .12: t = r.choice(LEAD) + t[0].lower() + t[1:]
    if r.random() < .3: t = ''.join(c for c in t.lower() if c.isalnum() or c in " '%£.-/&")
    return t or 'why'
def topic_of(e): return f"{e['title']} | {e['asks'][0]}"
def context_for(n, r, lean):
    e = E[n]; u = r.random()
    if lean: return topic_of(E[r.choice(by[e['key']])]) if u < .8 else e['title'] if u < .9 else ''
    return topic_of(E[r.choice(by[e['key']])]) if u < .35 else topic_of(r.choice(E)) if u < .7 else ''
leans = lambda x, e: len(x.split()) <= 7 and x != e['asks'][0]
def doc_ask(n, r):
    e = E[n]; u = r.random(); return (e['reply'].split('. ')[0] if u < .15 else e['asks'][0] if u < .45 else r.choice(e['train']), e['title'])
def finder_batch(r):
    rows = []
    for k in r.sample(keys, 8):
        ns = by[k]
        for n in r.sample(ns, min(44, len(ns))): x = r.choice(E[n]['train']); rows.append((expand(augment(x, r), E[n]['subject']), context_for(n, r, leans(x, E[n])), n, (n,), x))
    for x in r.sample(WITH, int(os.environ.get('LABF', 260))): n = r.choice(x['right']); rows.append((expand(augment(x['q'], r), x['subject']), x['topic'], n, tuple(x['right'] + x['part']), x['q']))
    d = []
    for _, _, n, _, x in rows:
        t = doc_ask(n, r)
        while t[0] == x: t = doc_ask(n, r)
        d.append(t)
    own = np.array([n for _, _, n, *_ in rows]); same = own[None] == own[:, None]
    for i, (_, _, _, right, _) in enumerate(rows):
        if len(right) > 1: same[i] |= np.isin(own, right)
    np.fill_diagonal(same, False); return enc0(tf, [(q, c) for q, c, *_ in rows]), enc0(tf, d), torch.from_numpy(same)
def train_finder():
    model = Finder(base()).to(dev); lr = 1e-4; opt = optimizer(model, lr); total = int(os.environ.get('FSTEPS', 1100)); t0 = time.time(); temp = .05; it = stream(finder_batch, 1); model.train()
    for step in range(total):
        q, d, same = [x.to(dev, non_blocking=True) for x in next(it)]
        with torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'): u = model(*q); v = model(*d)
        z = ((u.float() @ v.float().T) / temp).masked_fill(same, -1e4); y = torch.arange(len(z), device=dev); loss = (F.cross_entropy(z, y) + F.cross_entropy(z.T, y)) / 2
        set_lr(opt, lr, step, total); opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1.); opt.step()
        if step % 200 == 199 or step == total - 1: print(f'finder {step + 1}/{total} loss {loss.item():.3f} {time.time() - t0:.0f} s', flush=True)
    return model
def vectors(model, pairs):
    model.eval(); out = []
    with torch.no_grad(), torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'):
        for b in range(0, len(pairs), 2048): out.append(model(*enc(tf, pairs[b:b+2048])).float())
    return torch.cat(out)
def index(model, which):
    pairs, owner = [], []
    for n, e in enumerate(E):
        for x in e[which]: pairs.append((x, e['title'])); owner.append(n)
        pairs.append((e['reply'].split('. ')[0], e['title'])); owner.append(n)
    return vectors(model, pairs), torch.tensor(owner, device=dev)
subj = None
def search(model, Vx, owner, queries, subjects, k=24):
    Qv = vectors(model, queries); s0 = torch.tensor([e['subject'] == 'economics' for e in E], device=dev)[owner]; out = []
    for b in range(0, len(queries), 256):
        s = Qv[b:b+256] @ Vx.T; want = torch.tensor([x == 'economics' for x in subjects[b:b+256]], device=dev); s = s.masked_fill(s0.unsqueeze(0) != want.unsqueeze(1), -2)
        best = torch.full((s.shape[0], len(E)), -2., device=dev).scatter_reduce(1, owner.unsqueeze(0).expand(s.shape[0], -1), s, 'amax'); top = best.topk(k, 1); out += top.indices.tolist()
    return out
def doc(n): e = E[n]; return f"{e['title']} | {e['asks'][0]} | {e['reply']}"
def qtext(q, topic): return q + (' | ' + topic if topic else '')
def both(model, Vx, owner, items, k1=16, k2=8):   # with the topic in hand, and without
    a = search(model, Vx, owner, [(expand(q, s), t) for q, t, s in items], [s for *_, s in items], k1 + k2); b = search(model, Vx, owner, [(expand(q, s), '') for q, t, s in items], [s for *_, s in items], k2); out = []
    for x, y, (q, t, s) in zip(a, b, items): out.append(list(dict.fromkeys((x[:k1] + y) if t else x)))
    return out
finder = train_finder(); torch.save(finder.state_dict(), OUT + '/finder.pt')
Vx, owner = index(finder, 'asks'); hi = [(x['q'], x['topic'], x['subject']) for x in held]; got = both(finder, Vx, owner, hi)
w = [(g, x) for g, x in zip(got, held) if x['right']]; print('finder on held queries with a right one:', len(w), 'top1 %.3f' % (sum(g[0] in x['right'] for g, x in w) / len(w)), *['in %d: %.3f' % (k, sum(any(i in x['right'] for i in g[:k]) for g, x in w) / len(w)) for k in (3, 5, 8, 12, 16, 24)], flush=True)
G = 12
def chooser_batch(r):
    P, Y, known = [], [], []
    for _ in range(26):
        i = r.randrange(len(rows)); n, x = rows[i]; neg = [m for m in hard[i] if m != n]; pick = r.sample(neg[:10], 6) + r.sample(neg[10:], 3) + r.sample(range(len(E)), 2); g = [n] + pick; q = qtext(expand(augment(x, r), E[n]['subject']), context_for(n, r, leans(x, E[n]))); P += [(q, doc(m)) for m in g]; Y.append([1.] + [0.] * (G - 1)); known.append(False)
    for _ in range(24):
        x = r.choice(LAB); right, part = set(x['right']), set(x['part']); neg = [m for m in x['cands'] if m not in right]; g = r.sample(sorted(right), min(3, len(right))); g += r.sample(neg, min(len(neg), G - len(g))); g = (g + r.sample(range(len(E)), G))[:G]; q = qtext(expand(augment(x['q'], r), x['subject']), x['topic']); P += [(q, doc(m)) for m in g]; Y.append([float(m in right) + .3 * float(m in part) for m in g]); known.append(True)
    J = [r.choice(BYV[r.choice((0, 0, 1, 1, 2))]) for _ in range(40)]; N = [r.choice(JUDGE) for _ in range(6)]; MJ = r.sample(MK, 8)
    jt = lambda n: topic_of(E[r.choice(by[E[n]['key']])]) if r.random() < .5 else E[n]['title'] if r.random() < .4 else ''
    JP = [(qtext(expand(augment(t, r), E[n]['subject']), jt(n)), doc(n)) for n, t, _ in J] + [(qtext(expand(augment(t, r), E[n]['subject']), jt(n)), doc(r.choice([m for m in by[E[n]['key']] if m != n]))) for n, t, _ in N] + [(augment(t, r), f"{p} | {m}") for p, m, t, _ in MJ]
    return enc0(tc, P), torch.tensor(Y), torch.tensor(known), enc0(tj, JP), torch.tensor([v for *_, v in J] + [3] * len(N) + [v for *_, v in MJ])
BYV = {v: [j for j in JUDGE if j[2] == v] for v in range(3)}
def train_chooser():
    global rows, ctx, hard, lab_c
    r = random.Random(2); b = BertModel(cfg, add_pooling_layer=False); b.load_state_dict(finder.bert.state_dict()); model = Head(b, 5).to(dev); lr = 5e-5; opt = optimizer(model, lr); total = int(os.environ.get('CSTEPS', 3600)); t0 = time.time(); Vt, ot = index(finder, 'train')
    rows = [(n, x) for n, e in enumerate(E) for x in e['train']]; ctx = [context_for(n, r, leans(x, E[n])) for n, x in rows]; hard = search(finder, Vt, ot, [(expand(x, E[n]['subject']), c) for (n, x), c in zip(rows, ctx)], [E[n]['subject'] for n, _ in rows], 24); lab_c = both(finder, Vt, ot, [(x['q'], x['topic'], x['subject']) for x in LAB])
    for x, c in zip(LAB, lab_c):
        if x['cands'] is None: x['cands'] = c[:14]
    print('hard ones found', round(time.time() - t0), 's', flush=True); it = stream(chooser_batch, 2, 13); model.train(); best = (0, None)
    for step in range(total):
        P, y, kn, JP, JY = [x.to(dev, non_blocking=True) for x in next(it)]
        with torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'): z = model(*P).float()[:, 0].view(-1, G); zj = model(*JP).float()[:, 1:]
        has = y.sum(1) > 0; y1 = (y > .9).float(); has = y1.sum(1) > 0; logp = F.log_softmax(z, 1); ce = -(logp * y1).sum(1) / y1.sum(1).clamp(min=1)
        bce = F.binary_cross_entropy_with_logits(z, y, reduction='none').mean(1); loss = ce[has].mean() + .5 * bce[~kn].mean() + .5 * bce[kn].mean() + .4 * F.cross_entropy(zj, JY, label_smoothing=.1)
        set_lr(opt, lr, step, total); opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1.); opt.step()
        if step % 400 == 399 and step > 900:
            m = play(model, step + 1); play(model, 'fresh', FRESH); model.train()
            if m >= best[0]: best = (m, {k: v.detach().clone() for k, v in model.state_dict().items()}); print('   best so far', round(m, 3), flush=True)
        if step % 300 == 299 or step == total - 1: print(f'chooser {step + 1}/{total} loss {loss.item():.3f} {time.time() - t0:.0f} s', flush=True)
        if time.time() - T0 > float(os.environ.get('UNTIL', 420)): print('stopped for time at', step, flush=True); break
    m = play(model, 'last')
    if best[1] and best[0] > m: model.load_state_dict(best[1])
    return model
def score(model, pairs, t):
    model.eval(); out = []
    with torch.no_grad(), torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'):
        for b in range(0, len(pairs), 1024): out.append(model(*enc(t, pairs[b:b+1024])).float())
    return torch.cat(out)
SC = [json.loads(l) for l in open('bench/sets/conversations.jsonl')]; SC = [x for x in SC if x['half'] == 'tuning']; FRESH = [x for x in SC if x['id'][0] in 'fg']; SC = [x for x in SC if x['id'][0] not in 'fg']; CONTENT = {'ask', 'follow-up', 'claim', 'example', 'compare', 'opinion', 'diagram', 'confused', 'exam-technique', 'switch-topic', 'evaluate'}
PREFER = {'example': {'example', 'apply'}, 'diagram': {'diagram'}, 'exam-technique': {'exam'}, 'claim': {'misconception'}}
def fvec(qs): return vectors(finder, qs)
ENT = None
def play(model, label, scripts=None):
    """Needs met by the entry chosen, for several ways of weighing finder and chooser; the topic is the last entry that was chosen by the mean of both."""
    tot = {}; n = 0; Vx_, ow = Vx, owner; subj_t = torch.tensor([e['subject'] == 'economics' for e in E], device=dev); sure = []
    for sc in scripts or SC:
        sub = 'business' if sc['agent'].startswith('business') else 'economics'; topic = ''
        for t in sc['turns']:
            if t['act'] not in CONTENT or not t['needs']: continue
            q = expand(t['student'], sub); v = fvec([(q, topic), (q, '')]); s = v @ Vx_.T; best = torch.full((2, len(E)), -2., device=dev).scatter_reduce(1, ow.unsqueeze(0).expand(2, -1), s, 'amax'); best[:, subj_t != (sub == 'economics')] = -2
            c = list(dict.fromkeys(best[0].topk(8).indices.tolist() + best[1].topk(6).indices.tolist())); f = torch.maximum(best[0][c], best[1][c] - .03).cpu(); z = score(model, [(qtext(q, topic), doc(m)) for m in c], tc)[:, 0].cpu(); kind = torch.tensor([float(E[m]['kind'] in PREFER.get(t['act'], ())) for m in c]); n += 1
            for name, w in (('finder', f * 10), ('chooser', z), ('z+8f', z + 8 * f), ('z+16f', z + 16 * f), ('z+24f', z + 24 * f), ('z+16f+k', z + 16 * f + 1.0 * kind), ('.5z+16f+k', .5 * z + 16 * f + 1.0 * kind)):
                m = c[int(w.argmax())]; said = E[m]['reply']; ok = all(any(re.search(x, said, re.I) for x in alt) for alt in t['needs']); tot[name] = tot.get(name, 0) + ok
                if name == 'z+16f': sure.append((float(w.max()), float(z[w.argmax()]), float(f[w.argmax()]), ok)); top = m
            some = any(all(any(re.search(x, E[m]['reply'], re.I) for x in alt) for alt in t['needs']) for m in c); tot['any'] = tot.get('any', 0) + some; topic = topic_of(E[top])
    print('scripts', label, n, {k: round(v / n, 3) for k, v in tot.items()}, flush=True); sure.sort(reverse=True); print('   by sureness', [(round(sure[int(len(sure) * k)][0], 1), round(sum(x[3] for x in sure[:int(len(sure) * k)]) / max(1, int(len(sure) * k)), 2)) for k in (.2, .4, .6, .8, .95)], flush=True); return tot['.5z+16f+k'] / n
chooser = train_chooser(); play(chooser, 'end'); play(chooser, 'end, fresh', FRESH); torch.save(chooser.state_dict(), OUT + '/chooser.pt')
def evaluate(model, name, K=24, t=tc):
    sure = []; ok = 0; nn_ = 0
    for g, x in zip(got, held):
        g = g[:K]; z = score(model, [(qtext(expand(x['q'], x['subject']), x['topic']), doc(m)) for m in g], t)[:, 0]; p = torch.sigmoid(z); b = int(p.argmax()); sure.append((float(p[b]), g[b] in x['right'], bool(x['right'])))
        if x['right']: nn_ += 1; ok += g[b] in x['right']
    sure.sort(reverse=True); print(name, 'K', K, 'top1 right when there is one %.3f' % (ok / nn_), 'over all %.3f' % (sum(s[1] for s in sure) / len(sure)), [('p>%.2f' % th, round(sum(s[0] > th for s in sure) / len(sure), 2), round(sum(s[1] for s in sure if s[0] > th) / max(1, sum(s[0] > th for s in sure)), 2)) for th in (.1, .2, .3, .5, .7, .85)], flush=True)
for K in (8, 12, 16, 24): evaluate(chooser, 'chooser', K)
for n_, t_ in (('112', tokenizer(112)), ('200', tokenizer(200))): evaluate(chooser, 'length ' + n_, 12, t_)
zj = score(chooser, [(expand(t, E[n]['subject']), doc(n)) for n, t, _ in JH], tj)[:, 1:4].argmax(1).tolist(); print('judge held', len(JH), 'right %.3f' % (sum(a == v for a, (*_, v) in zip(zj, JH)) / len(JH)), 'wrong agreed with %.3f' % (sum(a == 0 and v == 1 for a, (*_, v) in zip(zj, JH)) / max(1, sum(v == 1 for *_, v in JH))), flush=True)

CT = [json.loads(l) for l in open('bench/sets/claims.jsonl')]; items = [(x['student'], x['topic'] or '', x['subject']) for x in CT]; g = both(finder, Vx, owner, items, 12, 6); res = []
for x, c in zip(CT, g):
    z = score(chooser, [(qtext(expand(x['student'], x['subject']), x['topic'] or ''), doc(m)) for m in c], tc); b = c[int(z[:, 0].argmax())]; pj = score(chooser, [(qtext(expand(x['student'], x['subject']), x['topic'] or ''), doc(b))], tj)[0]; v = pj[1:].softmax(-1).tolist(); v = v; res.append((x['verdict'], v, float(torch.sigmoid(pj[0])), E[b]['kind'], E[b]['section'] == x['section']))
Vn = ['right', 'wrong', 'depends']; print('claims of another writer', len(res), 'section %.3f' % (sum(r[4] for r in res) / len(res)), 'verdict %.3f' % (sum(Vn[max(range(3), key=lambda k: r[1][k])] == r[0] for r in res) / len(res)), 'wrong agreed with', sum(r[0] == 'wrong' and max(range(3), key=lambda k: r[1][k]) == 0 for r in res), 'of', sum(r[0] == 'wrong' for r in res))
for th in (.5, .6, .7, .8, .9): print('  agree from', th, 'right agreed', sum(r[0] == 'right' and r[1][0] >= th for r in res), 'wrong agreed', sum(r[0] == 'wrong' and r[1][0] >= th for r in res), 'depends agreed', sum(r[0] == 'depends' and r[1][0] >= th for r in res))
json.dump([(*r, x['student']) for r, x in zip(res, CT)], open(OUT + '/claims.json', 'w'))
# for calibration: what the chooser says of the held queries
cal = []
for gg, x in zip(got, held):
    p = torch.sigmoid(score(chooser, [(qtext(expand(x['q'], x['subject']), x['topic']), doc(m)) for m in gg[:12]], tc)[:, 0]).tolist(); cal.append(dict(i=x['i'], q=x['q'], ps=p, ids=[E[m]['id'] for m in gg[:12]], right=[E[m]['id'] for m in x['right']]))
json.dump(cal, open(OUT + '/calibration.json', 'w'))

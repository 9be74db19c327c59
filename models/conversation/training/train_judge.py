# Trains the judge: is what the student says right, beside an answer that speaks of it?
from common import *
T0 = time.time(); OUT = os.environ['OUTDIR']; SEED = int(os.environ.get('SEED', 1)); WORKERS = int(os.environ.get('WORKERS', 13))
# What to try: name:share of the written pairs:rate:steps:share of turned sentences:share of facts, in a batch
PLANS = [x.split(':') for x in os.environ.get('PLANS', 'all:1:5e-5:3000:.4:.2').split(',')]
SIZE, DEPTH = int(os.environ.get('SIZE', 128)), 6; tj = tokenizer(192); torch.manual_seed(SEED); random.seed(SEED)
def lines(pattern):
    for f in sorted(glob.glob(L + pattern)):
        for line in open(f):
            if line.strip():
                try: yield f, json.loads(line)
                except ValueError: pass

# --- sentences of the answers, and the same turned into their opposite
PAIRS = '''rise fall|rises falls|rising falling|rose fell|risen fallen|increase decrease|increases decreases|increased decreased|increasing decreasing|increase reduce|increases reduces|raise cut|raises cuts|raising cutting|raise lower|raises lowers|higher lower|high low|highest lowest|more less|more fewer|most least|up down|upward downward|upwards downwards|gain lose|gains loses|stronger weaker|strengthen weaken|strengthens weakens|strong weak|appreciates depreciates|appreciation depreciation|appreciate depreciate|elastic inelastic|left right|above below|outward inward|outwards inwards|positive negative|surplus deficit|surplus shortage|exports imports|exporters importers|export import|buyers sellers|buyer seller|consumers producers|consumer producer|demand supply|demanded supplied|fixed variable|short long|cheaper dearer|cheap expensive|expand contract|expands contracts|expansionary contractionary|fiscal monetary|direct indirect|progressive regressive|private social|marginal average|revenue cost|revenues costs|profit loss|profits losses|assets liabilities|inflow outflow|inflows outflows|better worse|best worst|larger smaller|bigger smaller|greater smaller|large small|big small|faster slower|quickly slowly|encourage discourage|encourages discourages|substitutes complements|substitute complement|normal inferior|luxury necessity|luxuries necessities|monopoly competition|monopolist competitor|motivators hygiene|motivator hygiene|centralised decentralised|autocratic democratic|tall flat|internal external|primary secondary|quantitative qualitative|before after|minimum maximum|ceiling floor|tariff quota|tax subsidy|taxes subsidies|taxing subsidising|debt deficit|nominal real|absolute comparative|allocative productive|allocatively productively|always never|same different|easy hard|easier harder|wide narrow|wider narrower|rich poor|richer poorer|domestic foreign|borrow lend|borrowers savers|borrowing saving|save spend|saving spending|spends saves|employers employees|employer employee|workers owners|win lose|wins loses|many few|everyone nobody|all none|enlargement enrichment|taylor herzberg|maslow mayo|herzberg maslow|public private|merit demerit|overproduction underproduction|overconsumed underconsumed|over under|inflation unemployment|inflation deflation|structural cyclical|frictional seasonal|penetration skimming|product market|niche mass|horizontal vertical|forward backward|forwards backwards|debtors creditors|receivables payables|equity debt|current capital|gross operating|organic external|batch flow|job flow|enough insufficient|profitable unprofitable|efficient inefficient|efficiency inefficiency|possible impossible|likely unlikely|included excluded|inside outside|accept reject|open closed|ahead behind|first last|early late|add subtract|plus minus|divided multiplied|benefit harm|benefits harms|helps hurts|help hurt|protect expose|attract deter|attracts deters|motivates demotivates|centralised delegated|permanent temporary|voluntary compulsory|substitution income|economies diseconomies|sunk variable|explicit implicit|ad as|aggregate individual|sras lras|mc ac|mr ar|ped pes|yed xed|gdp gni|cpi rpi|developed developing|boom recession|employed unemployed|with without|entry exit|enter leave|enters leaves|long-run short-run|long-term short-term|price-taker price-maker|yes no'''
FLIP = {}
for p in PAIRS.split('|'):
    a, b = p.split(); FLIP.setdefault(a, []).append(b); FLIP.setdefault(b, []).append(a)
DIRECTION = set('rise fall rises falls rising falling rose fell increase decrease increases decreases higher lower high low more less fewer up down stronger weaker strengthens weakens appreciates depreciates cheaper dearer left right above below elastic inelastic larger smaller bigger greater faster slower expand contract gain lose'.split())
W = re.compile(r"[A-Za-z][A-Za-z-]*")
def keep_case(a, b): return b[0].upper() + b[1:] if a[0].isupper() else b
def spots(s): return [m for m in W.finditer(s) if m.group(0).lower() in FLIP]
def put(s, m, b): return s[:m.start()] + keep_case(m.group(0), b) + s[m.end():]
NOT = re.compile(r"\b(is|are|was|can|will|does|do|did|should|would|may)( not|n't|not)?\b", re.I)
def negate(s, r):
    ms = list(NOT.finditer(s))
    if not ms: return None
    m = r.choice(ms); return s[:m.end(1)] + ('' if m.group(2) else ' not') + s[m.end():]
NUMBER = re.compile(r'(?<![\w.,])\d[\d,]*(?:\.\d+)?(?![\w,])')
def other_number(s, r):
    ms = [m for m in NUMBER.finditer(s) if not re.fullmatch(r'(19|20)\d\d', m.group(0))]
    if not ms: return None
    m = r.choice(ms); v = float(m.group(0).replace(',', '')); w = r.choice([v * 2, v / 2, v * 10, v + 10, v * .8, v * 1.5]); return s[:m.start()] + (f'{w:,.0f}' if w == int(w) or w > 50 else f'{w:.1f}') + s[m.end():]
def exchanged(s, r):
    """'A because B' to 'B because A', 'more A than B' to 'more B than A'."""
    m = re.match(r'^(.{8,}?),? (because|rather than|instead of|leads to|causes|so that|and not|not) (.{8,}?)([.]?)$', s)
    if not m: return None
    a, j, b, e = m.groups(); return b[0].upper() + b[1:] + f' {j} ' + a[0].lower() + a[1:] + e
def other_term(s, r, kin):
    """Another term of the same field in the place of one."""
    ms = [m for m in TERM.finditer(s) if m.group(0).lower() in TERMS]
    if not ms: return None
    m = r.choice(ms); t = r.choice(TERMS[m.group(0).lower()]); return None if t.lower() == m.group(0).lower() else s[:m.start()] + keep_case(m.group(0), t) + s[m.end():]
def turn(s, r):
    """The sentence made wrong by one word, or nothing where it has no word that can be turned."""
    ms = spots(s); u = r.random()
    if u < .12: w = exchanged(s, r) or other_number(s, r)
    elif u < .3: w = other_term(s, r, None)
    elif u < .42: w = negate(s, r)
    else: w = None
    if w: return w
    if ms: m = r.choice(ms); return put(s, m, r.choice(FLIP[m.group(0).lower()]))
    return negate(s, r)
def mirror(s, r):
    """'If price rises, less is bought' to 'If price falls, more is bought': right again."""
    ms = [m for m in spots(s) if m.group(0).lower() in DIRECTION]
    if len(ms) != 2 or not re.match(r"(if|when|a (rise|fall)|an? (increase|decrease)|higher|lower|more|less|the (higher|lower|more|less))\b", s, re.I): return None
    for m in reversed(ms): s = put(s, m, FLIP[m.group(0).lower()][0])
    return s
split = re.compile(r'(?<=[.!?]) +(?=[A-Z£\'"])')
SENT = []
for n, e in enumerate(E):
    text = [e['reply'], e.get('plainer', '')] + ([e['check'].get('answer', '')] if isinstance(e.get('check'), dict) else [])
    for t in text:
        for s in split.split(t or ''):
            if 6 <= len(s.split()) <= 32 and not s.endswith('?') and not re.match(r"(it|they|this|that|these|those|he|she|so|write|say|use|draw|name|start|give|try|always|never)\b", s, re.I): SENT.append((n, s))
print(len(E), 'answers,', len(SENT), 'sentences', flush=True)

# --- what the facts know: causes with the sign of their effect, and which things are of which kind
CON, EFF, SETS, THINGS = {}, [], {}, []
for f in sorted(glob.glob('content/facts/*.jsonl')):
    subject = os.path.basename(f).split('-')[0]
    for line in open(f):
        x = json.loads(line)
        if 'concept' in x: CON[f + x['concept']] = x
        elif 'cause' in x: EFF.append((f, subject, x))
        elif 'category' in x: SETS.setdefault(f + x['set'], {})[x['category']] = x
        elif 'thing' in x: THINGS.append((f, subject, x))
EFF = [x for x in EFF if CON.get(x[0] + x[2]['cause'], {}).get('names') and CON.get(x[0] + x[2]['effect'], {}).get('names') and x[0] + x[2]['cause'] in CON and x[0] + x[2]['effect'] in CON and x[2]['sign'] in '+-0' and 'when' not in x[2]]
THINGS = [x for x in THINGS if x[2]['is'] in SETS.get(x[0] + x[2]['set'], {}) and len(SETS[x[0] + x[2]['set']]) > 1]
KNOWN = [(s, x.get('up') or x.get('down')) for f, s, x in EFF] + [(s, x['says']) for f, s, x in THINGS]
UPS = {1: ['{} goes up', '{} rises', 'higher {}', '{} increases', 'more {}', '{} is higher', 'a rise in {}', '{} getting bigger'], -1: ['{} goes down', '{} falls', 'lower {}', '{} decreases', 'less {}', '{} is lower', 'a fall in {}', '{} drops'], 0: ['{} stays the same', '{} doesnt change', 'nothing happens to {}']}
JOIN = ['if {} then {}', 'when {}, {}', '{} so {}', '{} which means {}', '{} means {}', '{} leads to {}', '{} because {}', 'so {} makes {}', '{} would mean {}', '{} cos {}']
def moved(c, d, r):
    own = c['up'] if d > 0 else c['down'] if d < 0 else []
    return r.choice(own) if own and r.random() < .5 else r.choice(UPS[d]).format(r.choice(c['names']))
def known_pair(r):
    """A right and a wrong sentence from one fact, with what the fact itself says."""
    i = r.randrange(len(KNOWN))
    if i < len(EFF):
        f, s, x = EFF[i]; a, b = CON[f + x['cause']], CON[f + x['effect']]; d = r.choice((1, -1)); sign = {'+': 1, '-': -1, '0': 0}[x['sign']]; e = d * sign; w = r.choice([k for k in ((1, -1) if r.random() < .9 else (1, -1, 0)) if k != e]); one = moved(a, d, r); j = r.choice(JOIN)
        put_ = lambda y: j.format(y, one) if ('because' in j or 'cos' in j) else j.format(one, y)
        return put_(moved(b, e, r)), put_(moved(b, w, r)), i, (x.get('up' if d > 0 else 'down') or KNOWN[i][1])
    f, s, x = THINGS[i - len(EFF)]; cats = SETS[f + x['set']]; w = r.choice([k for k in cats if k != x['is']]); t = r.choice(x['names']); j = r.choice(['{} is {}', '{} would be {}', 'so {} counts as {}', '{} is an example of {}', 'isnt {} {}', '{} = {}', 'is {} {}', "it's {1} if its {0}"])
    return j.format(t, r.choice(cats[x['is']]['names'])), j.format(t, r.choice(cats[w]['names'])), i, x['says']
TERMS = {}   # a term, and those it might be confused with: of its set, or near it in its file
for f in sorted(glob.glob('content/facts/*.jsonl')):
    names = [c['names'][0] for k, c in CON.items() if k.startswith(f) and c['names'] and len(c['names'][0]) > 3]
    for i, n in enumerate(names): TERMS.setdefault(n.lower(), []).extend(x for x in names[max(0, i - 6):i + 7] if x != n)
for k, cats in SETS.items():
    ns = [c['names'][0] for c in cats.values() if len(c['names'][0]) > 3]
    for n in ns: TERMS.setdefault(n.lower(), []).extend([x for x in ns if x != n] * 3)
TERMS = {k: v for k, v in TERMS.items() if v}
TERM = re.compile(r'\b(?:' + '|'.join(sorted(map(re.escape, TERMS), key=len, reverse=True)) + r')\b', re.I)
print(len(EFF), 'effects,', len(THINGS), 'things,', len(TERMS), 'terms', flush=True)

# --- what was written: pairs of right and wrong, and older claims
HELD = os.environ.get('HELD', '1-h').split('+'); TWINS, HTWINS = [], []
for f, x in lines('/data/twins/*.jsonl'):
    if x['id'] in at:
        for p in x['pairs']: (HTWINS if os.path.basename(f)[:-6] in HELD else TWINS).append((at[x['id']], p['right'], p['wrong']))
OLD = []
for f, r in lines('/data/claims/*.jsonl'):
    if r.get('id') in at and r.get('v') in ('agrees', 'contradicts'): OLD.append((at[r['id']], r['t'], r['v'] == 'agrees'))
for f, x in lines('/data/follow/*.jsonl'):
    if x.get('k') == 'c' and x.get('e') in at and x.get('v') in ('agrees', 'contradicts'): OLD.append((at[x['e']], x['t'], x['v'] == 'agrees'))
for n, e in enumerate(E):
    if e['kind'] == 'misconception' and isinstance(e.get('check'), dict): OLD += [(n, x, False) for x in e['asks'] if not re.match(r'(why|what|how|which|when|who|can|is|are|does|do)\b', x, re.I)]
MARKED = []
for f in sorted(glob.glob('models/answer-marker/training/data/out-*.jsonl')):
    for line in open(f):
        r = json.loads(line); q = Q.get(r['key'])
        for x in r['answers'] if q else []:
            if len(set(x['l'])) == 1 and x['l'][0] in 'PC': MARKED.append((f"{q['prompt']} {q['modelAnswer']}", x['t'], x['l'][0] == 'P'))
CLAIMS = [json.loads(l) for l in open('bench/sets/claims.jsonl')]
print(len(TWINS), 'twins,', len(HTWINS), 'held;', len(OLD), 'older;', len(MARKED), 'marked', sum(m[2] for m in MARKED), flush=True)

# --- nearest answers, by the base model's own vectors
finder = Finder(base()).to(dev); finder.eval(); te = tokenizer(128)
def vec(texts):
    out = []
    with torch.no_grad(), torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'):
        for b in range(0, len(texts), 2048): out.append(finder(*enc(te, [(x, '') for x in texts[b:b+2048]])).float())
    return torch.cat(out)
RV = vec([e['asks'][0] + ' ' + e['reply'] for e in E]); EC = torch.tensor([e['subject'] == 'economics' for e in E], device=dev)
def near(texts, subject, k=6, own=None):
    v = vec(texts); out = []
    for b in range(0, len(texts), 1024):
        s = v[b:b+1024] @ RV.T; want = torch.tensor([x == 'economics' for x in subject[b:b+1024]], device=dev); s = s.masked_fill(EC[None] != want[:, None], -2); out += s.topk(k, 1).indices.tolist()
    return out
NE = near([e['asks'][0] + ' ' + e['reply'] for e in E], [e['subject'] for e in E], 8)
NK = near([t for _, t in KNOWN], [x for x, _ in KNOWN])
def attach(items, pick): return near([pick(x) for x in items], [E[x[0]]['subject'] for x in items])
NT = attach(TWINS, lambda x: x[1]); NH = attach(HTWINS, lambda x: x[1]); NO = attach(OLD, lambda x: x[1]); NC = near([c['student'] for c in CLAIMS], [c['subject'] for c in CLAIMS])
print('nearest found', round(time.time() - T0), 's', flush=True)

LEAD = ['ok so ', 'so ', 'wait so ', 'so basically ', 'ohh so ', 'and ', 'but ', 'isnt it that ', 'i think ', 'because ', 'cos ', 'right so ', 'hmm ', 'so if i get it ', 'yeah ', 'oh ']
CHAT = [(r"\bbecause\b", 'cos'), (r"\bbecause\b", 'bc'), (r"\byou\b", 'u'), (r"\bpeople\b", 'ppl'), (r"\bthough\b", 'tho'), (r"\bwithout\b", 'w/o'), (r"\bgovernment\b", 'gov'), (r"\bequals\b", 'is')]
def style(t, r):
    if r.random() < .35: t = r.choice(LEAD) + t[0].lower() + t[1:]
    if r.random() < .25:
        for a, b in r.sample(CHAT, 3): t = re.sub(a, b, t)
    if r.random() < .4: t = t.lower().replace("'", '').rstrip('.')
    if r.random() < .1: t = typo(t, r)
    if r.random() < .25: t = t.rstrip('.') + r.choice(['?', ' right?', '', ' yeah'])
    return t or 'so'
def premise(n, r=None, drop=None):
    t = E[n]['reply']
    if drop and r.random() < .6: t = t.replace(drop, '').strip() or t
    return f"{E[n]['title']} | {E[n]['asks'][0]} | {t}"
def shown(n, r, drop=None):
    """As it is found among the answers, or, now and then, only as the tutor has just said it."""
    return E[n]['reply'][-500:] if r.random() < .2 else premise(n, r, drop)
def sentence_rows(r, k):
    P, Y = [], []
    while len(P) < 2 * k:
        n, s = r.choice(SENT); w = turn(s, r)
        if not w: continue
        right = s
        if r.random() < .3:
            m = mirror(s, r)
            if m: right = m
        u = r.random(); p = shown(n, r, s) if u < .5 else shown(r.choice(NE[n][1:]), r) if u < .9 else E[n]['title']
        a, b = (style(right, r), style(w, r)); P += [(a, p), (b, p)]; Y += [1., 0.]
    return P, Y
def judge_batch(r):
    k = int(SIZE * TURNED); P, Y = sentence_rows(r, k) if k else ([], [])
    for i in r.sample(range(len(TR)), min(SIZE - k - int(SIZE * KNOWING), len(TR))):
        n, a, b = TWINS[TR[i]]; u = r.random(); p = shown(n, r) if u < .5 else shown(r.choice(NT[TR[i]][:4]), r) if u < .95 else E[n]['title']; P += [(a if r.random() < .6 else style(a, r), p), (b if r.random() < .6 else style(b, r), p)]; Y += [1., 0.]
    for _ in range(int(SIZE * KNOWING)):
        a, b, i, says = known_pair(r); u = r.random(); p = says if u < .25 else shown(r.choice(NK[i][:4]), r) if u < .85 else E[NK[i][0]]['title']; P += [(style(a, r), p), (style(b, r), p)]; Y += [1., 0.]
    pairs = len(P) // 2
    for i in r.sample(range(len(OLD)), 48): n, t, y = OLD[i]; P.append((style(t, r), shown(n, r) if r.random() < .6 else shown(r.choice(NO[i][:4]), r))); Y.append(float(y))
    for d, t, y in r.sample(MARKED, 24): P.append((style(t, r), d)); Y.append(float(y))
    return enc0(tj, P), torch.tensor(Y), torch.tensor(pairs)
def score(model, P):
    model.eval(); out = []
    with torch.no_grad(), torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'):
        for b in range(0, len(P), 1024): out.append(model(*enc(tj, P[b:b+1024]))[:, 0].float())
    return torch.cat(out).cpu().numpy()
def auc(z, y):
    z = np.asarray(z); y = np.asarray(y, bool); o = z.argsort(); rk = np.empty(len(z)); rk[o] = np.arange(1, len(z) + 1); return (rk[y].sum() - y.sum() * (y.sum() + 1) / 2) / (y.sum() * (~y).sum())
def mean_of(model, texts, nears, k): return score(model, [(t, premise(n)) for t, ns in zip(texts, nears) for n in ns[:k]]).reshape(len(texts), k).mean(1)
def at_wrong(z, y, share):
    """How many right ones are agreed with, where that share of the wrong ones is."""
    z = np.asarray(z); y = np.asarray(y, bool); t = np.quantile(z[~y], 1 - share); return round(float((z[y] > t).mean()), 3)
def report(model, name, step):
    r = score(model, [(a, premise(n)) for n, a, _ in HTWINS]); w = score(model, [(b, premise(n)) for n, _, b in HTWINS]); y = [1] * len(r) + [0] * len(w); both = np.concatenate([r, w])
    k3 = mean_of(model, [a for _, a, _ in HTWINS] + [b for _, _, b in HTWINS], NH + NH, 3)
    C = [(c, i) for i, c in enumerate(CLAIMS) if c['verdict'] in ('right', 'wrong')]; zc = mean_of(model, [c['student'] for c, _ in C], [NC[i] for _, i in C], 3); yc = [c['verdict'] == 'right' for c, _ in C]
    kinds = [round(float((r[i::3] > w[i::3]).mean()), 3) for i in range(3)]
    print(f"{name} {step}: held twins with their answer: pairs {float((r > w).mean()):.3f} {kinds} auc {auc(both, y):.3f} yes at 5/10/20% wrong {[at_wrong(both, y, s) for s in (.05, .1, .2)]}; with three found auc {auc(k3, y):.3f} {[at_wrong(k3, y, s) for s in (.05, .1, .2)]}; claims auc {auc(zc, yc):.3f} {[at_wrong(zc, yc, s) for s in (.02, .05, .1, .2)]} {time.time() - T0:.0f} s", flush=True)
    return auc(k3, y) + auc(zc, yc)
def deep(b):
    """Its layers twice over, each followed by its copy, where more depth is wanted."""
    if DEPTH == 6: return b
    layers = b.encoder.layer; import copy; b.encoder.layer = nn.ModuleList([copy.deepcopy(l) for l in layers for _ in (0, 1)]) if STACK == 'each' else nn.ModuleList(list(layers) + [copy.deepcopy(l) for l in layers])
    b.config.num_hidden_layers = DEPTH; return b
STACK = os.environ.get('STACK', 'whole')
def train(name, share, lr, steps, turned, knowing, depth=6):
    global TR, TURNED, KNOWING, DEPTH
    DEPTH = depth
    TR = [i for i in range(len(TWINS)) if (i // 3 * 2654435761 % 1000) < share * 1000]; TURNED, KNOWING = turned, knowing; torch.manual_seed(SEED); model = Head(deep(base()), 1).to(dev)
    opt = optimizer(model, lr); TURNED, KNOWING = turned, knowing; it = stream(judge_batch, SEED, WORKERS); best = (0, None); t0 = time.time(); print(name, len(TR), 'twins', flush=True)
    for step in range(steps):
        # The last third is mostly what people wrote.
        if step == steps * 2 // 3: del it; TURNED, KNOWING = turned * .3, knowing * .3; it = stream(judge_batch, SEED + 50, WORKERS)
        model.train(); x, y, pairs = next(it); x = x.to(dev, non_blocking=True); y = y.to(dev); p = int(pairs)
        with torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'): z = model(*x)[:, 0].float()
        loss = F.binary_cross_entropy_with_logits(z, y) + .5 * F.softplus(z[1:2*p:2] - z[0:2*p:2]).mean()
        set_lr(opt, lr, step, steps); opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1.); opt.step()
        if step % 1500 == 1499 or step == steps - 1:
            print(f'  loss {loss.item():.3f} {time.time() - t0:.0f} s', end=' '); s = report(model, name, step + 1)
            talk(model)
            if s > best[0]: best = (s, {k: v.detach().cpu().clone() for k, v in model.state_dict().items()})
        if time.time() - T0 > float(os.environ.get('UNTIL', 540)): break
    return best
NATURAL = [json.loads(l) for l in open('bench/sets/natural-claims.jsonl')]
def said_before(text): return text[-500:] if text else ''
def talk(model, dump=None):
    """Claims as they fall in conversations: beside what the tutor had just said, and beside the answers that were found."""
    ns = near([x['claim'] for x in NATURAL], [x['subject'] for x in NATURAL]); P, own = [], []
    for i, x in enumerate(NATURAL):
        for p in ([said_before(x['before'])] if x['before'] else []) + [premise(n) for n in ns[i][:3]]: P.append((x['claim'], p)); own.append(i)
    z = score(model, P); own = np.array(own); m = np.array([z[own == i].mean() for i in range(len(NATURAL))]); lab = [x['label'] for x in NATURAL]
    r = np.array([l == 'right' for l in lab]); h = np.array([l == 'half' for l in lab]); w = ~r & ~h; live = np.arange(len(NATURAL)) < 245
    for name, of in (('all', np.ones(len(r), bool)), ('live', live)): print('  talk', name, f"right against wrong {auc(m[of & (r | w)], r[of & (r | w)]):.3f}, against half {auc(m[of & (r | h)], r[of & (r | h)]):.3f}; right agreed where 10/20/30% of wrong are {[at_wrong(m[of & (r | w)], r[of & (r | w)], q) for q in (.1, .2, .3)]}", flush=True)
    if dump: json.dump([dict(i=i, z=[round(float(v), 3) for v in z[own == i]]) for i in range(len(NATURAL))], open(dump, 'w'))
def export(state):
    """int8, and of the vocabulary only what the course and its students use."""
    import onnx, onnxruntime as ort
    from onnxruntime.quantization import quantize_dynamic, QuantType
    used = set(range(0, 1996)); t = tokenizer(512)
    texts = [x for e in E for x in e['asks'] + [e['reply'], e.get('plainer') or '', e['title']]] + [x for _, a, b in TWINS + HTWINS for x in (a, b)] + [x[1] for x in OLD] + [x[1] for x in MARKED] + [x[0] for x in MARKED] + [x['claim'] for x in NATURAL] + [c['student'] for c in CLAIMS]
    for k in range(0, len(texts), 4096):
        for y in t.encode_batch(texts[k:k+4096]): used.update(y.ids)
    keep = sorted(used); to = np.full(30522, 100, dtype=np.int64); to[keep] = np.arange(len(keep)); to[[i for i in range(30522) if i not in used]] = to[100]; np.array(to, dtype=np.uint16).tofile(OUT + '/judge-tokens.bin'); print(len(keep), 'tokens kept', flush=True)
    c2 = BertConfig(vocab_size=len(keep), hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536, max_position_embeddings=512, type_vocab_size=2); c2._attn_implementation = 'eager'; b = BertModel(c2, add_pooling_layer=False)
    class J(nn.Module):
        def __init__(s): super().__init__(); s.bert = b; s.out = nn.Linear(768, 1)
        def forward(s, input_ids, attention_mask, token_type_ids):
            h = s.bert(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).last_hidden_state; m = attention_mask.unsqueeze(-1).to(h.dtype); return s.out(torch.cat([h[:, 0], (h * m).sum(1) / m.sum(1)], -1))[:, 0]
    j = J(); sd = dict(state); k = 'bert.embeddings.word_embeddings.weight'; sd[k] = sd[k][keep]; j.load_state_dict({a: v.float() for a, v in sd.items()}, strict=False); j.eval(); x = torch.ones(2, 24, dtype=torch.long); names = ['input_ids', 'attention_mask', 'token_type_ids']; ax = {0: 'batch', 1: 'tokens'}
    torch.onnx.export(j, (x, x, x * 0), OUT + '/judge.fp32.onnx', input_names=names, output_names=['verdict'], dynamic_axes={n: ax for n in names} | {'verdict': {0: 'batch'}}, opset_version=17, dynamo=False)
    quantize_dynamic(OUT + '/judge.fp32.onnx', OUT + '/judge.onnx', weight_type=QuantType.QInt8, per_channel=True); s = ort.InferenceSession(OUT + '/judge.onnx')
    P = [(x['claim'], premise(n[0])) for x, n in zip(NATURAL, near([x['claim'] for x in NATURAL], [x['subject'] for x in NATURAL]))][:200]; full = Head(base(), 1); full.load_state_dict({a: v.float() for a, v in state.items()}); full = full.to(dev); a = score(full, P); X = enc0(tj, P).numpy(); X[0] = to[X[0]]; q = s.run(None, dict(zip(names, X)))[0]; print('judge', os.path.getsize(OUT + '/judge.onnx'), 'int8 against float: correlation', float(np.corrcoef(a, q)[0, 1]), 'largest change', float(np.abs(a - q).max()), flush=True)
tried = []
for name, *plan in PLANS:
    if time.time() - T0 < float(os.environ.get('UNTIL', 540)) - 40: tried.append(train(name, float(plan[0]), float(plan[1]), int(plan[2]), float(plan[3]), float(plan[4]), int(plan[5]) if len(plan) > 5 else 6))
best = max(tried, key=lambda x: x[0])[1]; model = Head(base(), 1).to(dev); model.load_state_dict(best); talk(model, OUT + '/natural.json'); torch.save(best, OUT + '/judge.pt'); export({k: v.cpu() for k, v in best.items()}); print('done', round(time.time() - T0), 's')

# What the three trainings share: the base model, tokens, batches, the answers and their titles.
import json, glob, random, re, math, time, os, sys, struct
import torch, torch.nn as nn, torch.nn.functional as F
from tokenizers import Tokenizer
from transformers import BertConfig, BertModel
L = 'models/conversation/training'; dev = 'cuda' if torch.cuda.is_available() else 'cpu'
TOK = 'models/answer-marker/tokenizer.json'
cfg = BertConfig(vocab_size=30522, hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536, max_position_embeddings=512, type_vocab_size=2)
def base():
    from safetensors.torch import load_file
    sd = load_file(os.environ['BASE']); sd = {k: v.float() for k, v in sd.items() if 'position_ids' not in k and not k.startswith('pooler')}
    b = BertModel(cfg, add_pooling_layer=False); miss, extra = b.load_state_dict(sd, strict=False); print('base missing', [m for m in miss if 'position_ids' not in m], 'extra', extra); return b
def tokenizer(n): t = Tokenizer.from_file(TOK); t.no_padding(); t.enable_truncation(max_length=n); return t
import numpy as np
def pad(x):
    n = max(len(y.ids) for y in x); out = np.zeros((3, len(x), n), dtype=np.int64)
    for k, y in enumerate(x): m = len(y.ids); out[0, k, :m] = y.ids; out[1, k, :m] = 1; out[2, k, :m] = y.type_ids
    return torch.from_numpy(out)
def enc0(t, pairs): return pad(t.encode_batch([p if p[1] else p[0] for p in pairs]))
def enc(t, pairs): return list(enc0(t, pairs).to(dev, non_blocking=True))
class Batches(torch.utils.data.IterableDataset):
    def __init__(s, make, seed): s.make, s.seed = make, seed
    def __iter__(s):
        w = torch.utils.data.get_worker_info(); r = random.Random(s.seed * 1000 + (w.id if w else 0)); torch.set_num_threads(1)
        while True: yield s.make(r)
def stream(make, seed, workers=6): return iter(torch.utils.data.DataLoader(Batches(make, seed), batch_size=None, num_workers=workers, prefetch_factor=4))
os.environ['TOKENIZERS_PARALLELISM'] = 'false'
class Finder(nn.Module):
    def __init__(s, b): super().__init__(); s.bert = b
    def forward(s, i, m, t):
        h = s.bert(input_ids=i, attention_mask=m, token_type_ids=t).last_hidden_state; k = m.unsqueeze(-1).to(h.dtype); return F.normalize((h * k).sum(1) / k.sum(1), dim=-1)
class Head(nn.Module):
    def __init__(s, b, n): super().__init__(); s.bert = b; s.drop = nn.Dropout(.15); s.out = nn.Linear(768, n)
    def forward(s, i, m, t):
        h = s.bert(input_ids=i, attention_mask=m, token_type_ids=t).last_hidden_state; k = m.unsqueeze(-1).to(h.dtype); return s.out(s.drop(torch.cat([h[:, 0], (h * k).sum(1) / k.sum(1)], -1)))
def optimizer(model, lr): return torch.optim.AdamW([{'params': [p for p in model.parameters() if p.ndim > 1], 'weight_decay': .01}, {'params': [p for p in model.parameters() if p.ndim <= 1], 'weight_decay': 0}], lr=lr, **({'fused': True} if dev == 'cuda' else {}))
def set_lr(opt, lr, step, total):
    for g in opt.param_groups: g['lr'] = lr * min(1, (step + 1) / (.06 * total)) * max(.02, .5 * (1 + math.cos(math.pi * step / total)))
ABB = json.load(open(os.environ['OUTDIR'] + '/abbreviations.json')); ALSO = set('ac ad ar as cap er eu ev imf ir lr mc mr opp pc pest smart sr tc tot tr'.split())
def expand(words, subject):
    out = []
    for m in re.finditer(r"[A-Za-z/&]+", words):
        raw = m.group(0); low = raw.lower(); key = low if low in ABB[subject] else re.sub('s$', '', low)
        if key in ABB[subject] and not (key in ALSO and raw[:len(key)] != raw[:len(key)].upper()): out += [x for x in ABB[subject][key] if x not in out]
    return words + (' (' + ', '.join(out) + ')' if out else '')
def typo(t, r):
    w = t.split()
    if not w: return t
    i = r.randrange(len(w)); s = w[i]
    if len(s) >= 4:
        j = r.randrange(1, len(s) - 1); m = r.randrange(3); w[i] = s[:j] + s[j+1] + s[j] + s[j+2:] if m == 0 else s[:j] + s[j+1:] if m == 1 else s[:j] + s[j] + s[j:]
    return ' '.join(w)
titles = {'eexam': 'Exam technique and essay planning', 'bexam': 'Exam technique and essay planning'}; Q = {}
for f in glob.glob('content/curriculum/knowledge/*-*-*.json'):
    k = json.load(open(f))
    for s in k['sections']:
        titles[k['subject'][0] + s['id']] = s['title']
        for q in s['questions']: Q[f"{k['subject']}:{q['id']}"] = q
E_ = []
for f in sorted(glob.glob('content/answers/*.jsonl')):
    for line in open(f):
        if line.strip():
            e = json.loads(line); e['subject'] = 'economics' if e['id'][0] == 'e' else 'business'; e['key'] = e['id'][0] + e['section']; e['title'] = titles.get(e['key'], ''); E_.append(e)
E = E_; at = {e['id']: n for n, e in enumerate(E)}

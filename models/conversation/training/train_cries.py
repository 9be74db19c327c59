# Trains the listener: is this a cry for help? From what the guards learn from, written out as JSON by tools/write-cries.ts.
import json, math, os, random, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from safetensors.torch import load_file
from tokenizers import Tokenizer
from transformers import BertConfig, BertModel
T0 = time.time(); OUT = os.environ['OUTDIR']; os.makedirs(OUT, exist_ok=True); dev = 'cuda' if torch.cuda.is_available() else 'cpu'
# What to try: steps:rate, each with a seed of its own; the mean of all is often better than each.
PLANS, SIZE, UNTIL = [x.split(':') for x in os.environ.get('PLANS', '700:6e-5,1500:6e-5,1500:3e-5,3000:6e-5').split(',')], int(os.environ.get('SIZE', 256)), float(os.environ.get('UNTIL', 400))
given = json.load(open(os.environ['DATA'])); T = given['train']; EVALS = given['evals']
tok = Tokenizer.from_file(os.environ['TOKENIZER']); tok.no_padding(); tok.enable_truncation(max_length=128)
cfg = BertConfig(vocab_size=30522, hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536, max_position_embeddings=512, type_vocab_size=2)
def base():
    sd = {k: v.float() for k, v in load_file(os.environ['BASE']).items() if 'position_ids' not in k and not k.startswith('pooler')}
    b = BertModel(cfg, add_pooling_layer=False); b.load_state_dict(sd, strict=False); return b
class Listener(nn.Module):
    def __init__(s): super().__init__(); s.bert = base(); s.drop = nn.Dropout(.2); s.out = nn.Linear(768, 1)
    def forward(s, i, m):
        h = s.bert(input_ids=i, attention_mask=m, token_type_ids=i * 0).last_hidden_state; k = m.unsqueeze(-1).to(h.dtype); return s.out(s.drop(torch.cat([h[:, 0], (h * k).sum(1) / k.sum(1)], -1))).squeeze(-1)
def batch(texts):
    e = tok.encode_batch(texts); n = max(len(x.ids) for x in e); i = np.zeros((len(e), n), dtype=np.int64); m = np.zeros_like(i)
    for k, x in enumerate(e): i[k, :len(x.ids)] = x.ids; m[k, :len(x.ids)] = 1
    return torch.from_numpy(i).to(dev), torch.from_numpy(m).to(dev)

# --- what is a cry, what sounds like one, and everything else that is said in lessons
CRY = [x['w'] for x in T if x['k'] == 'distress' and x['w']]
NEAR = [x['w'] for x in T if x['k'] != 'distress' and x['l'] not in ('asked', 'lesson') and x['w']]
FAR = [x['w'] for x in T if x['l'] in ('asked', 'lesson') and x['w']]
print(len(CRY), 'cries,', len(NEAR), 'that are near,', len(FAR), 'of lessons', flush=True)
def slip(t, r):
    w = t.split(); k = r.randrange(len(w)); s = w[k]
    if len(s) >= 4: j = r.randrange(1, len(s) - 1); w[k] = r.choice([s[:j] + s[j+1] + s[j] + s[j+2:], s[:j] + s[j+1:], s[:j] + s[j] + s[j:]])
    return ' '.join(w)
def vary(t, r):
    if r.random() < .2: t = slip(t, r)
    if r.random() < .15: w = t.split(); t = ' '.join(x for x in w if len(w) < 5 or r.random() > .08) or t
    if r.random() < .2: t = t.replace('.', '').replace(',', '').replace("'", '')
    return t
def beside(t, r):
    """A cry stands before or after something of a lesson; two things that are none are none together."""
    o = r.choice(FAR if r.random() < .8 else NEAR); j = r.choice(['. ', ' ', ', ', ' and ', ' also ']); return t + j + o if r.random() < .5 else o + j + t
def rows(r):
    texts, y = [], []
    for _ in range(SIZE // 2): t = vary(r.choice(CRY), r); texts.append(beside(t, r) if r.random() < .15 else t); y.append(.98)
    for _ in range(SIZE - SIZE // 2): t = vary(r.choice(NEAR if r.random() < .72 else FAR), r); texts.append(beside(t, r) if r.random() < .15 else t); y.append(.02)
    return texts, torch.tensor(y, device=dev)
def score(model, texts):
    model.eval(); out = []
    with torch.no_grad(), torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'):
        for b in range(0, len(texts), 512): out.append(model(*batch(texts[b:b+512])).float().cpu())
    return torch.cat(out)
def tell(model, label):
    """Of each set: how many of each kind are above -2, -1, 0, 1 and 2; gives back how well cries stand above all else."""
    told = {}; over = []
    for name, lines in EVALS.items():
        flat = [t or '.' for x in lines for t in x['r']]; z = score(model, flat).tolist(); k = 0; got = {}
        for x in lines: n = len(x['r']); got.setdefault('cry' if x['kind'] == 'distress' else x['kind'], []).append(max(z[k:k + n])); k += n
        if name != 'safety-fifth': c, o = np.array(got.get('cry', [])), np.array([v for k, g in got.items() if k != 'cry' for v in g]); over.append(float((c[:, None] > o[None]).mean()))
        told[name] = {kind: [f'{sum(v > t for v in s)}/{len(s)}' for t in (-2, -1, 0, 1, 2)] for kind, s in got.items()}
    print(label, round(float(np.mean(over)), 4), json.dumps(told), flush=True); return float(np.mean(over))
models, over = [], []
for seed, (steps, rate) in enumerate(PLANS, 1):
    STEPS, RATE = int(steps), float(rate); torch.manual_seed(seed); r = random.Random(seed); model = Listener().to(dev); opt = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=.01); model.train()
    for step in range(STEPS):
        texts, y = rows(r)
        with torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'): z = model(*batch(texts)).float()
        loss = F.binary_cross_entropy_with_logits(z, y); lr = RATE * min(1, (step + 1) / 200) * max(.02, .5 * (1 + math.cos(math.pi * step / STEPS)))
        for g in opt.param_groups: g['lr'] = lr
        opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1.); opt.step()
        if step % 500 == 499: print(seed, step + 1, round(loss.item(), 4), round(time.time() - T0), 's', flush=True)
    over.append(tell(model, f'plan {seed}: {steps} steps at {rate}')); models.append({k: v.detach().float().cpu() for k, v in model.state_dict().items()})
    if time.time() - T0 > UNTIL: break
mean = {k: sum(m[k] for m in models) / len(models) for k in models[0]}; model = Listener().to(dev); model.load_state_dict(mean); tell(model, f'mean of {len(models)}')

# --- written as int8 ONNX
import onnxruntime as ort
from onnxruntime.quantization import QuantType, quantize_dynamic
class Written(nn.Module):
    def __init__(s, m): super().__init__(); s.m = m; s.m.bert.config._attn_implementation = 'eager'
    def forward(s, input_ids, attention_mask): return s.m(input_ids, attention_mask)
cfg._attn_implementation = 'eager'; dev = 'cpu'; x = torch.ones(2, 24, dtype=torch.long); names = ['input_ids', 'attention_mask']; part = 15_000_000
for name, state in (('listener', mean), ('single', models[int(np.argmax(over))])):
    model = Listener(); model.load_state_dict(state); w = Written(model.eval()); path = f'{OUT}/{name}.onnx'
    torch.onnx.export(w, (x, x), 'whole.onnx', input_names=names, output_names=['cry'], dynamic_axes={n: {0: 'batch', 1: 'tokens'} for n in names} | {'cry': {0: 'batch'}}, opset_version=17, dynamo=False)
    quantize_dynamic('whole.onnx', path, weight_type=QuantType.QInt8, per_channel=True); s = ort.InferenceSession(path)
    i, m = batch([r['r'][0] or '.' for r in EVALS['safety-teens']][:64]); a = w(i, m).detach().numpy(); b = s.run(None, {'input_ids': i.numpy(), 'attention_mask': m.numpy()})[0]
    print('written', name, os.path.getsize(path), 'largest change', float(np.abs(a - b).max()), 'mean', float(np.abs(a - b).mean()), flush=True)
    whole = open(path, 'rb').read(); os.remove(path)   # In parts of 15 MB: put them together again.
    for k in range(0, len(whole), part): open(f'{path}.{k // part}', 'wb').write(whole[k:k + part])

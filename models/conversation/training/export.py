# Writes the trained models as int8 ONNX, and says how much that changes.
from common import *
import onnx, onnxruntime as ort, numpy as np
from onnxruntime.quantization import quantize_dynamic, QuantType
src = os.environ['OUTDIR']; acts = json.load(open(src + '/acts.json')) if os.path.exists(src + '/acts.json') else []
def bert(): b = BertModel(cfg, add_pooling_layer=False); b.config._attn_implementation = 'eager'; return b
class H2(nn.Module):
    def __init__(s, n, kind): super().__init__(); s.bert = bert(); s.out = nn.Linear(768, n); s.kind = kind
    def forward(s, input_ids, attention_mask, token_type_ids):
        h = s.bert(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).last_hidden_state; m = attention_mask.unsqueeze(-1).to(h.dtype); z = s.out(torch.cat([h[:, 0], (h * m).sum(1) / m.sum(1)], -1))
        return z.softmax(-1) if s.kind == 'acts' else torch.cat([torch.sigmoid(z[:, :1]), z[:, 1:].softmax(-1)], -1)
FL = json.load(open(L + '/data/figures/labels.json'))
class RX(nn.Module):
    def __init__(s, n): super().__init__(); s.bert = bert(); s.out = nn.Linear(768, n); s.roles = nn.Linear(384, len(FL['roles'])); s.told = nn.Linear(384, len(FL['told'])); s.goals = nn.Linear(768, len(FL['goals']))
    def forward(s, input_ids, attention_mask, token_type_ids):
        h = s.bert(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).last_hidden_state; m = attention_mask.unsqueeze(-1).to(h.dtype); g = torch.cat([h[:, 0], (h * m).sum(1) / m.sum(1)], -1)
        return s.out(g).softmax(-1), s.roles(h).softmax(-1), s.told(h).softmax(-1), s.goals(g).softmax(-1)
class FX(nn.Module):
    def __init__(s): super().__init__(); s.bert = bert()
    def forward(s, input_ids, attention_mask, token_type_ids):
        h = s.bert(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).last_hidden_state; m = attention_mask.unsqueeze(-1).to(h.dtype); return F.normalize((h * m).sum(1) / m.sum(1), dim=-1)
t = tokenizer(96); pairs = [('why is it negative', 'Price elasticity | What is PED?'), ('so they should cut the price?', 'Revenue | PED and revenue'), ('can i have an example', 'What happens to quantity?'), ('exports 620 imports 655', 'Balance of payments')] * 4; X = [x.cpu() for x in enc(t, pairs)]
names = ['input_ids', 'attention_mask', 'token_type_ids']; ax = {0: 'batch', 1: 'tokens'}
for name, model, outputs in (('finder', FX(), ['embedding']), ('chooser', H2(5, 'chooser'), ['probabilities']), ('acts', RX(len(acts)) if acts else None, ['probabilities', 'roles', 'told', 'goals'])):
    if not os.path.exists(f'{src}/{name}.pt'): continue
    sd = torch.load(f'{src}/{name}.pt', map_location='cpu'); model.load_state_dict(sd, strict=False); model.eval(); x = torch.ones(2, 24, dtype=torch.long)
    torch.onnx.export(model, (x, x, x * 0), f'{src}/{name}.fp32.onnx', input_names=names, output_names=outputs, dynamic_axes={k: ax for k in names} | {k: ax if k in ('roles', 'told') else {0: 'batch'} for k in outputs}, opset_version=17, dynamo=False)
    quantize_dynamic(f'{src}/{name}.fp32.onnx', f'{src}/{name}.onnx', weight_type=QuantType.QInt8, per_channel=True); s = ort.InferenceSession(f'{src}/{name}.onnx')
    with torch.no_grad(): a = model(*X); a = (a[0] if isinstance(a, tuple) else a).numpy()
    b = s.run(None, {k: v.numpy() for k, v in zip(names, X)})[0]; print(name, os.path.getsize(f'{src}/{name}.onnx'), 'largest change', float(np.abs(a - b).max()), 'cosine', float((a * b).sum() / np.sqrt((a * a).sum() * (b * b).sum())), flush=True)

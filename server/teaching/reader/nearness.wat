;; How near each row of bytes is to the one that is asked for: the sum of the products, sixteen at a time.
(module
  (memory (export "memory") 1)
  (func (export "measure") (param $asked i32) (param $rows i32) (param $count i32) (param $length i32) (param $out i32)
    (local $sum v128) (local $row v128) (local $want v128) (local $at i32) (local $end i32)
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $eachRow
        (br_if $done (i32.ge_u (local.get $out) (local.get $end)))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $eachSixteen
          (local.set $want (v128.load (i32.add (local.get $asked) (local.get $at))))
          (local.set $row (v128.load (i32.add (local.get $rows) (local.get $at))))
          (local.set $sum (i32x4.add (local.get $sum) (i32x4.add
            (i32x4.extadd_pairwise_i16x8_s (i16x8.extmul_low_i8x16_s (local.get $want) (local.get $row)))
            (i32x4.extadd_pairwise_i16x8_s (i16x8.extmul_high_i8x16_s (local.get $want) (local.get $row))))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $eachSixteen (i32.lt_u (local.get $at) (local.get $length))))
        (i32.store (local.get $out)
          (i32.add
            (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
            (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
        (local.set $rows (i32.add (local.get $rows) (local.get $length)))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (br $eachRow)))))

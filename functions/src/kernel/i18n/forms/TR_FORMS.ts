import type { FormTexts } from './FormTexts.ts';

/** Words around a form in Turkish. */
export const TR_FORMS: FormTexts = {
  send: 'Gönder',
  sending: 'Gönderiliyor…',
  thanks: 'Teşekkürler. Bilgileriniz gönderildi.',
  optional: 'isteğe bağlı',
  choose: 'Lütfen seçin',
  yes: 'Evet',
  problems: 'Henüz hiçbir şey gönderilmedi. Lütfen kontrol edin:',
  privacy: '{business}, bilgilerinizi talebinizi işlemek için kullanır.',
  privacyLink: 'Gizlilik politikası',
  faults: {
    missing: 'Lütfen bu alanı doldurun.',
    'too-long': 'Lütfen metni en fazla {max} karaktere kısaltın.',
    unreadable: 'Metinde okuyamadığımız karakterler var. Lütfen yeniden yazın.',
    email: 'Lütfen tam bir e-posta adresi girin, örneğin ad@example.com.',
    phone: 'Lütfen bir telefon numarası girin, örneğin +90 212 123 45 67.',
    number: 'Lütfen rakamlarla bir sayı girin, örneğin 12 veya 3,5.',
    small: 'Lütfen en az {bound} girin.',
    large: 'Lütfen en fazla {bound} girin.',
    date: 'Lütfen bir gün girin, örneğin 31.12.2026.',
    early: 'Lütfen {bound} veya daha sonraki bir gün girin.',
    late: 'Lütfen {bound} veya daha önceki bir gün girin.',
    option: 'Lütfen yanıtlardan birini seçin.',
    pattern: 'Lütfen bu bilgiyi kontrol edin: beklenen biçimde değil.',
    consent: 'Lütfen bu kutuyu işaretleyin: onayınız gerekli.',
  },
  files: {
    type: 'Lütfen bir resim (JPEG, PNG, WebP) veya PDF dosyası seçin.',
    large: 'Dosya çok büyük. En fazla {max} MB olabilir.',
    damaged: 'Dosya okunamıyor. Lütfen başka bir dosya seçin.',
    unsafe: 'Dosya güvenli bulunmadı ve kabul edilmedi.',
    unchecked: 'Dosya kontrol edilemedi. Lütfen daha sonra yeniden deneyin.',
  },
  gone: 'Bu form yok veya artık kullanılmıyor.',
  full: 'Hiçbir şey gönderilmedi: bugünkü üst sınıra ulaşıldı. Yazdıklarınız duruyor. Lütfen yarın yeniden deneyin.',
};

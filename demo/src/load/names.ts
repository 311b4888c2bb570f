import type { Igreja, ModuloCodigo } from '@atrio/contract'
import type { MetodoCodigo } from '../church-description.ts'

type Idioma = Igreja['idioma']

/** What churches call their modules. */
export const moduloNames: Record<Idioma, Record<ModuloCodigo, string>> = {
  pt_BR: {
    MOD_CULTO: 'Cultos ao vivo',
    MOD_EVENTO: 'Eventos',
    MOD_DOACAO: 'Contribuir',
    MOD_CELULA: 'Pequenos grupos',
    MOD_DEVOCIONAL: 'Devocionais',
    MOD_NOTICIA: 'Notícias',
    MOD_EBD: 'Escola bíblica',
    MOD_PUBLICACAO: 'Publicações',
    MOD_MURAL_ORACAO: 'Mural de oração',
    MOD_ASSINATURA: 'Play',
    MOD_VOLUTS: 'Voluntariado',
    MOD_MYKIDS: 'Crianças',
  },
  en: {
    MOD_CULTO: 'Live services',
    MOD_EVENTO: 'Events',
    MOD_DOACAO: 'Giving',
    MOD_CELULA: 'Small groups',
    MOD_DEVOCIONAL: 'Devotionals',
    MOD_NOTICIA: 'News',
    MOD_EBD: 'Sunday school',
    MOD_PUBLICACAO: 'Publications',
    MOD_MURAL_ORACAO: 'Prayer wall',
    MOD_ASSINATURA: 'Play',
    MOD_VOLUTS: 'Volunteering',
    MOD_MYKIDS: 'Kids',
  },
  es: {
    MOD_CULTO: 'Cultos en vivo',
    MOD_EVENTO: 'Eventos',
    MOD_DOACAO: 'Ofrendar',
    MOD_CELULA: 'Grupos',
    MOD_DEVOCIONAL: 'Devocionales',
    MOD_NOTICIA: 'Noticias',
    MOD_EBD: 'Escuela dominical',
    MOD_PUBLICACAO: 'Publicaciones',
    MOD_MURAL_ORACAO: 'Muro de oración',
    MOD_ASSINATURA: 'Play',
    MOD_VOLUTS: 'Voluntariado',
    MOD_MYKIDS: 'Infancia',
  },
}

/** What churches call their payment methods. */
export const metodoNames: Record<Idioma, Record<MetodoCodigo, string>> = {
  pt_BR: {
    ach: 'Débito em conta (ACH)',
    boleto: 'Boleto bancário',
    cartao_credito: 'Cartão de crédito',
    dinheiro: 'Dinheiro',
    paypal: 'PayPal',
    picpay: 'PicPay',
    pix_manual: 'Pix por chave',
    pix: 'Pix',
    transferencia: 'Transferência bancária',
  },
  en: {
    ach: 'Bank account (ACH)',
    boleto: 'Boleto (Brazilian bank slip)',
    cartao_credito: 'Credit card',
    dinheiro: 'Cash',
    paypal: 'PayPal',
    picpay: 'PicPay',
    pix_manual: 'Pix by key',
    pix: 'Pix',
    transferencia: 'Bank transfer',
  },
  es: {
    ach: 'Cuenta bancaria (ACH)',
    boleto: 'Boleto bancario',
    cartao_credito: 'Tarjeta de crédito',
    dinheiro: 'Efectivo',
    paypal: 'PayPal',
    picpay: 'PicPay',
    pix_manual: 'Pix con clave',
    pix: 'Pix',
    transferencia: 'Transferencia bancaria',
  },
}

const toVoluts = { params: { modulo: 'voluts' } }

/** Well-formed requests about a partner. */
export const thirdPartyInputs = {
  getTerceiro: toVoluts,
  irParaTerceiro: { ...toVoluts, body: {} },
  deleteEscolhaTerceiro: toVoluts,
  trocarCodigoTerceiro: { body: { modulo: 'voluts', segredo: 'x', codigo: 'x' } },
}

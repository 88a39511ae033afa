// The coast of Cyprus as a single line: Natural Earth 1:10 million, in the public domain.

/** Rings as coast.ts decodes them, four decimals. */
export const CYPRUS: readonly string[] = [
  'mycTi{~R`A~GdBvWgC~YmHvW{Nn^eCfJeBnLcA~YcBfJiD~G{OvWeBnC}PnCcBfAkE?u_@nLgCvEkFnLgDvEkEnCkFnCmG?kFoC{OfJkEfAuL?sJfA_RnLoHnCyNfAsJgAeCwEjFoLzO_QhE_HfCoLa@wWoHoUwMgS}OoL_R_HoIwEkE_HcBgAcAgAcAgA`@oCdBoC`@oCa@wEgC_HeCgJa@oLa@wE`@wE`A_Q`@oLbAgShDgSlGwNfDwNgDwWsJwNyNoLaS_HgVoCei@?}PfAaSvEbAwNrKwWdBoLhEge@aA_l@lGokAdCgJlGg{A_R_oCgWwr@sJ_ZfCo^mGw`@q\\g{AyMwWoIw`@mYo^cB_QmG_c@mGw`@wLwWik@wqBkFoUa@wEbAfA`AfAbAfAbA?|PfAfCfA^nCbAvNbAfAt^v{@~e@~t@naA~eCtK~PxNnL`SfJlGvEfD~G`@vNcBvNa@nLfDnLbTvNrJ~GnIfApo@nChD_H`TwWjEoClGoCjFwEvMgSfCwEhE_HlG_HzOwErJwEnH_HfCwE`@vEa@~PgCvNiEvEeBvEfCv`@hEf\\dBvEfDnChDnCfDvEbAvEeBfJuLvNiDfJcAnLaAnL`@~YbB~GfCnLtLvNjFnCpInCpInCrJ?rJ?fD?bAvEbAnCpJfAdBnCdB~G?fS`@~GfDnCjFvEjEvEbB~GdBfSjF~PdBvNoH~G|P?lG~PlGfn@dB~GbBnCfC~GbA~GiD~k@hD~k@`A~GfC~GbUf\\pIvEjEfAzO?vMgJdB??~t@eB?sKgAo[~PqIfAkF~b@a@nL`@nLnHn^',
];

-- A family name is asked for only where the church marks it (Decision 94).
alter table cadastro_campo drop constraint cadastro_campo_campo_check;
alter table cadastro_campo add constraint cadastro_campo_campo_check check (campo in ('sobrenome', 'telefone',
  'dataNascimento', 'sexo', 'estadoCivil', 'dataCasamento', 'ocupacao', 'congregacao', 'qtdeFilhos', 'observacoes',
  'endereco', 'cpf'));

//! One contract for both databases: every test here runs in a folder and on PostgreSQL. For PostgreSQL they need the address
//! of a server in `MENAGERIE_POSTGRES`, as `cargo xtask postgres` sets it; without it those say that they were left out, and
//! where `MENAGERIE_SERVICES` is `required` they fail.

mod admin;
mod away;
mod columns;
mod crashes;
mod house;
mod moving;
mod nodes;
mod people;
mod proxy;
mod races;
mod verbs;

/// Each of these tests in a folder and on PostgreSQL.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        mod in_a_folder {
            $(#[tokio::test]
            async fn $name() {
                super::$name(&crate::house::House::in_a_folder()).await;
            })+
        }
        mod on_postgres {
            $(#[tokio::test]
            async fn $name() {
                if let Some(house) = crate::house::House::on_postgres().await {
                    super::$name(&house).await;
                    house.leave().await;
                }
            })+
        }
    };
}
pub(crate) use on_both;

/// Each of these tests on PostgreSQL alone: what a folder has no word for.
macro_rules! on_postgres {
    ($($name:ident),+ $(,)?) => {
        mod on_postgres {
            $(#[tokio::test]
            async fn $name() {
                if let Some(house) = crate::house::House::on_postgres().await {
                    super::$name(&house).await;
                    house.leave().await;
                }
            })+
        }
    };
}
pub(crate) use on_postgres;
